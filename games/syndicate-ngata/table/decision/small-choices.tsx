import type { ReactElement, ReactNode } from 'react'
import { DesignedMark, Die, MarkSign } from '#games/syndicate/table/signs.tsx'
import { Button } from '#ui/button.tsx'
import { LineText } from '#ui/line.tsx'
import { hasVerb } from '#ui/turn.ts'
import { keys, type Key } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { PieceSign, pieceName } from '../ship/piece.tsx'
import type { Piece } from '../ship/cargo.ts'
import { Dossier } from './dossier.tsx'

/** Questions in the middle of something: the dice of a jump, what is saved, what is given, what is installed. */

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <Dossier label={title}>
      <h3 className="ngata-dossier-title">{title}</h3>
      {children}
    </Dossier>
  )
}

/** The consequence dice, with a jump computer aboard: accept them, or roll all of them again, once. */
export function JumpDice({ dice }: { readonly dice: readonly number[] }): ReactElement {
  const { t, offers, turn, props, words } = useTable()
  const [accept] = offers(hasVerb('accept'))
  const [again] = offers(hasVerb('reroll'))
  const told = props.log.findLast(({ type }) => type === 'jumpDice')
  const line = told && words.event(told, props.reader)
  return (
    <Panel title={t.confrontation.rolled}>
      <span className="ngata-dice">
        {dice.map((face, i) => (
          <Die key={i} face={face} size={56} label={String(face)} />
        ))}
      </span>
      {line && (
        <p className="ngata-dossier-note">
          <LineText line={line} reach="none" />
        </p>
      )}
      <footer className="ngata-dossier-foot">
        {again && (
          <Button look="choose" onClick={() => turn.choose(again)}>
            {t.confrontation.reroll}
          </Button>
        )}
        {accept && (
          <Button look="primary" onClick={() => turn.choose(accept)}>
            {t.confrontation.accept}
          </Button>
        )}
      </footer>
    </Panel>
  )
}

/** After a lost attack: what was in the compartment, piece by piece. */
export function Keep({ room, kept }: { readonly room: number; readonly kept: readonly number[] }): ReactElement {
  const { t } = useTable()
  const saved = kept.flatMap((n, kind) => Array.from({ length: n }, (): Piece => (kind < keys.length ? { kind: 'key', key: kind } : { kind: 'crystal' })))
  return (
    <Panel title={t.confrontation.keep}>
      <p className="ngata-slots">
        {saved.map((piece, i) => (
          <span key={i} className="ngata-slot ngata-slot-kept">
            <PieceSign piece={piece} />
          </span>
        ))}
        {Array.from({ length: room }, (_, i) => (
          <span key={`free ${i}`} className="ngata-slot" role="img" aria-label={t.ship.freeSlot} />
        ))}
        <small>{t.confrontation.room(room)}</small>
      </p>
      <PieceChoices verb={t.confrontation.keepThis} />
    </Panel>
  )
}

/** Keys of any colours for a trader, one after the other. */
export function GiveKeys({ left }: { readonly left: number }): ReactElement {
  const { t } = useTable()
  return (
    <Panel title={t.traders.giveMore(left)}>
      <PieceChoices verb={t.traders.giveThis} />
    </Panel>
  )
}

/** Each kind that can be chosen as a button. */
function PieceChoices({ verb }: { readonly verb: string }): ReactElement {
  const table = useTable()
  const { prompt, turn } = table
  return (
    <div className="ngata-piece-choices">
      {prompt?.options.map((option) => {
        const key = option.facets['key'] as Key | undefined
        const piece: Piece = key === undefined ? { kind: 'crystal' } : { kind: 'key', key: keys.indexOf(key) }
        return (
          <button key={option.key} type="button" className="ngata-way ngata-can" aria-pressed={false} aria-label={`${verb}: ${pieceName(table, piece)}`} onClick={() => turn.choose(option)}>
            <PieceSign piece={piece} size={26} />
            <span className="ngata-way-name">
              <b>{pieceName(table, piece)}</b>
            </span>
            <span className="ngata-way-go">{verb}</span>
          </button>
        )
      })}
    </div>
  )
}

/** A technology of the player's choice. */
export function ChooseTechnology(): ReactElement {
  const { t, prompt, turn, words } = useTable()
  return (
    <Panel title={t.missions.chooseTechnology}>
      {prompt?.options.map((option) => {
        const { title, texts, designed } = words.cardText('technology', option.facets['technology'])
        return (
          <button key={option.key} type="button" className="ngata-way ngata-can" aria-pressed={false} aria-label={`${t.missions.install}: ${title}`} onClick={() => turn.choose(option)}>
            <MarkSign mark="tech" size={22} />
            <span className="ngata-way-name">
              <b>
                {title}
                {designed && <DesignedMark hint={t.card.designedHint} />}
              </b>
              {texts.map(({ text }, i) => (
                <small key={i}>
                  <LineText line={text} reach="none" />
                </small>
              ))}
            </span>
            <span className="ngata-way-go">{t.missions.install}</span>
          </button>
        )
      })}
    </Panel>
  )
}
