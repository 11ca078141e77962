import './round-strip.css'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { LineText } from '#ui/line.tsx'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { plain, type Line } from '#words/line.ts'
import { suits } from '../../data/names.ts'
import { MODE } from '../../rules/state.ts'
import type { Played } from '../../words/labels.ts'
import { ActionBack, ActionFace } from '../cards/action-face.tsx'
import { useCardTip } from '../cards/card-note.tsx'
import { useTable } from '../context.tsx'
import { MarkSign, Pips, ZeroMarker } from '../signs.tsx'
import { cardId, content, coveredBy, handOf, playedBy, type ArcsView } from '../view.ts'
import { ActionPiles } from './piles.tsx'

const modes: readonly (Played | undefined)[] = [undefined, 'lead', 'surpass', 'copy', 'pivot']

/** The round: who has the initiative, who has played what and how, who plays next. */
export function RoundStrip(): ReactElement {
  const { view, t } = useTable()
  const first = view.leadSeat >= 0 ? view.leadSeat : view.initiative
  const order = Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats)
  return (
    <section className="arcs-strip" aria-label={t.areas.roundStrip}>
      <ol className="arcs-strip-seats">
        {order.map((seat) => (
          <StripSeat key={seat} seat={seat} />
        ))}
      </ol>
      <ActionPiles />
    </section>
  )
}

function StripSeat({ seat }: { readonly seat: number }): ReactElement {
  const { view, players, t, who, words, enlarge } = useTable()
  const { identity } = players[seat]
  const mode = modes[view.mode[seat]]
  const face = playedBy(view, seat)
  const covered = coveredBy(view, seat)
  const known = face >= 0 ? face : (covered.find((card) => card >= 0) ?? -1)
  const card = mode === 'copy' ? (covered[0] ?? -1) : face
  const tip = useCardTip(known >= 0 ? cardId(known) : undefined)
  const acting = view.turn === seat
  const leads = view.leadSeat === seat
  const cards = handOf(view, seat).length
  const asked = view.waiting.some((each) => each.seat === seat && (each.step === 'lead' || each.step === 'follow'))
  const sentence: Line = mode ? t.round.plays(mode, who(seat)) : asked ? t.round.toPlay(who(seat)) : cards > 0 && isNext(view, seat) ? t.round.playsNext(who(seat)) : [players[seat].name]
  const suit = mode === 'copy' ? (view.leadCard >= 0 ? content.cards.suit[view.leadCard] : -1) : card >= 0 ? content.cards.suit[card] : -1
  const union = view.unionAt.indexOf(seat)
  return (
    <li className={classNames('arcs-strip-seat', !mode && 'arcs-strip-waits', acting && 'arcs-strip-acting')} style={{ '--arcs-player': identities[identity].colour } as CSSProperties}>
      {mode ? (
        <button type="button" className="arcs-strip-card" aria-label={[...(mode === 'copy' ? [t.round.faceDown] : []), known >= 0 ? words.name('card', cardId(known)) : t.board.hiddenCard].join(', ')} {...tip} onClick={() => known >= 0 && enlarge(cardId(known))}>
          {mode === 'copy' ? <ActionBack size="strip" /> : <ActionFace card={card} size="strip" />}
          {leads && view.zero === 1 && <ZeroMarker label={t.round.zeroMarkerHint} />}
        </button>
      ) : (
        <span className="arcs-strip-nocard">
          <MarkSign mark="hand" size={18} />
        </span>
      )}
      {view.initiative === seat && <Initiative seat={seat} />}
      <span className="arcs-strip-text">
        <span className="arcs-strip-who">
          <PlayerShape identity={identity} size={12} look={players[seat].kind === 'bot' ? 'outline' : 'solid'} />
          <span className="arcs-strip-sentence">{plain(sentence)}</span>
          <span className="arcs-strip-name" aria-hidden="true">
            {players[seat].name}
          </span>
        </span>
        <span className="arcs-strip-what">
          {suit >= 0 && <span className={`arcs-strip-suit arcs-suit-${suits[suit]}`}>{words.name('suit', suits[suit])}</span>}
          {acting && <Pips of={pipsOf(view.mode[seat], card)} left={view.pips} label={t.turn.pipsLeft(view.pips)} size={7} />}
          {leads && view.declared === 1 && <Icon name="trophy" size={13} label={t.round.declaredHere} className="arcs-strip-declared" />}
          {covered.length > (mode === 'copy' ? 1 : 0) && <SeizedMark seat={seat} />}
          {!mode && (cards > 0 ? t.board.inHand(cards) : t.round.passedOver)}
          {union >= 0 && <UnionMark by={view.unionBy[union]} />}
        </span>
      </span>
    </li>
  )
}

const pipsOf = (mode: number, card: number): number => ((mode === MODE.lead || mode === MODE.surpass) && card >= 0 ? content.cards.pips[card] : 1)

/** Is this the seat that plays after whoever is playing now? */
function isNext(view: ArcsView, seat: number): boolean {
  const asked = view.waiting.find(({ step }) => step === 'lead' || step === 'follow')?.seat
  const first = view.leadSeat >= 0 ? view.leadSeat : view.initiative
  for (let i = 1; i < view.seats; i++) {
    const each = (first + i) % view.seats
    if (view.mode[each] === MODE.none && each !== asked && handOf(view, each).length > 0) return each === seat
  }
  return false
}

export function Initiative({ seat }: { readonly seat: number }): ReactElement {
  const { t, who, view } = useTable()
  const line = view.seized === seat ? t.round.seizedBy(who(seat)) : t.round.initiativeOf(who(seat))
  const tip = useTip(() => <LineText line={line} reach="none" />)
  return (
    <span className="arcs-initiative" role="img" aria-label={plain(line)} {...tip}>
      <MarkSign mark="initiative" size={14} filled={view.seized === seat} />
    </span>
  )
}

function SeizedMark({ seat }: { readonly seat: number }): ReactElement {
  const { t, who } = useTable()
  return (
    <span className="arcs-strip-seized" title={plain(t.round.seizedBy(who(seat)))}>
      <MarkSign mark="initiative" size={12} filled label={t.round.seized} />
    </span>
  )
}

function UnionMark({ by }: { readonly by: number }): ReactElement {
  const { t, who, players } = useTable()
  const label = plain(t.round.unionTakes(who(by)))
  return (
    <span className="arcs-strip-union" role="img" aria-label={label} title={label}>
      <Icon name="link" size={12} />
      <PlayerShape identity={players[by].identity} size={10} />
    </span>
  )
}
