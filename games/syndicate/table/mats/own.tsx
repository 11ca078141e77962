import './own.css'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { choiceAttributes } from '#ui/selection.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { plain } from '#words/line.ts'
import { resources, type Resource } from '../../data/names.ts'
import { useNote } from '../cards/thing-note.tsx'
import { useChoice, useTable } from '../context.tsx'
import { Amounts, MarkSign, ownerLook, ResourceSign } from '../signs.tsx'
import { standingOf } from '../standings.ts'
import { cardId, fortifiedOf, members, stockOf, territoriesOf, tokensOf } from '../view.ts'
import { Dice } from './rivals.tsx'
import { SleeperSlot } from './sleeper.tsx'

/** The viewer's mat: who, what next collection brings, stock, levels, dice, technologies, tokens and the card face down. */
export function OwnMat(): ReactElement {
  const { players, viewer, t } = useTable()
  return (
    <section className="syn-own" aria-label={t.areas.yourMat} style={{ '--syn-player': ownerLook(players, viewer).colour } as CSSProperties}>
      <Identity />
      <Stock />
      <div className="syn-own-levels">
        <Levels />
        <Holdings />
      </div>
      <SleeperSlot />
    </section>
  )
}

function Identity(): ReactElement {
  const { c, view, viewer, players, words, t } = useTable()
  const id = view.syndicate[viewer] >= 0 ? c.syndicates.ids[view.syndicate[viewer]] : undefined
  const { score, points, income, any, pardon } = standingOf(c, view, viewer)
  const note = useNote('card', id)
  const next = useTip(() => t.mat.nextCollectionHint)
  const mercy = useTip(() => t.mat.pardonHint(pardon))
  const bonus = id === undefined ? undefined : words.cardText(id).texts.find(({ title }) => title === t.mat.bonus)
  return (
    <div className="syn-own-identity">
      <header>
        <PlayerShape identity={players[viewer].identity} size={26} />
        <span className="syn-own-name" tabIndex={0} {...note}>
          <b>{id === undefined ? players[viewer].name : words.name('card', id)}</b>
          <small>{t.mat.bases(territoriesOf(view, viewer).length, fortifiedOf(view, viewer))}</small>
        </span>
        <span className="syn-own-score">
          <b aria-label={t.mat.scoreOf(score)}>{score}</b>
          <small>{points > 0 ? t.mat.ofWhich(points) : t.mat.noPoints}</small>
        </span>
      </header>
      {bonus && (
        <p className="syn-own-bonus">
          <LineText line={bonus.text} reach="none" />
        </p>
      )}
      <dl className="syn-own-facts">
        <div {...next}>
          <dt>{t.mat.nextCollection}</dt>
          <dd>
            <Amounts amounts={income} any={any} signed label={plain(t.amounts.of(income)) + (any > 0 ? `, ${t.mat.any(any)}` : '')} />
          </dd>
        </div>
        <div {...mercy}>
          <dt>{t.mat.pardon}</dt>
          <dd>
            <Amounts amounts={[0, pardon, 0]} label={t.sovereign.pardonFor(pardon)} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Stock(): ReactElement {
  const { view, viewer } = useTable()
  const stock = stockOf(view, viewer)
  return (
    <ul className="syn-own-stock">
      {resources.map((resource, i) => (
        <StockRow key={resource} resource={resource} n={stock[i]} />
      ))}
    </ul>
  )
}

function StockRow({ resource, n }: { readonly resource: Resource; readonly n: number }): ReactElement {
  const { t } = useTable()
  const tip = useTip(() => (
    <span className="syn-tip">
      <b>{t.mat.resources[resource]}</b>
      <span>{t.mat.resourceHints[resource]}</span>
    </span>
  ))
  return (
    <li {...tip}>
      <ResourceSign resource={resource} size={20} label={t.mat.resources[resource]} />
      <b>{n}</b>
    </li>
  )
}

/** Technology from 1 to 9 with the steps at which an advanced one is taken; assault levels, armed or used. */
function Levels(): ReactElement {
  const { c, view, viewer, t } = useTable()
  const { techMax, assaultMax } = c.box
  const tech = view.tech[viewer]
  const level = view.assault[viewer]
  const armed = view.armed[viewer]
  return (
    <div className="syn-levels">
      <span className="syn-levels-name">{t.mat.tech}</span>
      <span className="syn-track syn-track-tech" role="img" aria-label={t.mat.techLevel(tech)}>
        {Array.from({ length: techMax }, (_, i) => i + 1).map((n) => (
          <span key={n} className={classNames(n <= tech && 'syn-track-on', (c.technologies.choice[n] ?? 0) !== 0 && 'syn-track-step')} title={(c.technologies.choice[n] ?? 0) !== 0 ? t.mat.techAt(n) : undefined}>
            {n}
          </span>
        ))}
      </span>
      <span className="syn-levels-name">{t.mat.assault}</span>
      <span className="syn-track syn-track-assault" role="img" aria-label={`${t.mat.assaultLevel(level)}, ${t.mat.reinforcements(armed, level)}`}>
        {Array.from({ length: assaultMax }, (_, i) => i + 1).map((n) => (
          <span key={n} className={classNames(n <= armed && 'syn-track-on', n > armed && n <= level && 'syn-track-used')}>
            {n <= armed ? t.mat.armed : n <= level ? t.mat.used : n}
          </span>
        ))}
      </span>
    </div>
  )
}

function Holdings(): ReactElement {
  const { c, view, viewer, t } = useTable()
  const technologies = members(view.techs[viewer])
  const tokens = tokensOf(view, viewer)
  return (
    <div className="syn-holdings">
      <div className="syn-dice">
        <span className="syn-dice-row">
          <Dice seat={viewer} size={30} />
        </span>
        <small>{t.mat.dice(view.dice[viewer], Math.max(c.box.actionDice, view.dice[viewer]))}</small>
      </div>
      <ul className="syn-held">
        {technologies.map((technology) => (
          <HeldTechnology key={technology} id={c.technologies.ids[technology]} />
        ))}
        {tokens.map((token) => (
          <HeldToken key={token} token={token} />
        ))}
        {technologies.length + tokens.length === 0 && <li className="syn-held-none">{t.mat.noTechnologies}</li>}
      </ul>
    </div>
  )
}

function HeldTechnology({ id }: { readonly id: string }): ReactElement {
  const { words } = useTable()
  const note = useNote('technology', id)
  return (
    <li className="syn-held-tech" tabIndex={0} {...note}>
      <MarkSign mark="tech" size={14} />
      {words.name('technology', id)}
    </li>
  )
}

const tokenVerbs: ReadonlySet<string> = new Set(['token', 'boost'])

function HeldToken({ token }: { readonly token: number }): ReactElement {
  const { c, cardName, enlarge } = useTable()
  const id = cardId(c, token)
  const choice = useChoice(`token ${id}`, ({ verb, facets }) => tokenVerbs.has(verb) && facets['card'] === id, [cardName(id)], true)
  const note = useNote('card', id)
  return (
    <li>
      <button type="button" className={classNames('syn-held-token', choice.can && 'syn-can', choice.picked && 'syn-picked')} {...choiceAttributes(choice)} {...note} onClick={() => (choice.can ? choice.press() : enlarge(id))}>
        <MarkSign mark="token" size={14} />
        {cardName(id)}
      </button>
    </li>
  )
}
