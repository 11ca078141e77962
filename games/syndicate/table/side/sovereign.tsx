import './sovereign.css'
import type { CSSProperties, ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { bands } from '../../data/names.ts'
import { Skyline } from '../cards/skyline.tsx'
import { useNote } from '../cards/thing-note.tsx'
import { useTable } from '../context.tsx'
import { bandColour, MarkSign, OwnerSign } from '../signs.tsx'
import { inSet } from '../view.ts'

/** The Sovereign card of the round with its severity, and who is spared; before it is drawn, how severe it would be now. */
export function SovereignPanel(): ReactElement {
  const { c, view, t } = useTable()
  const drawn = view.sovereignCard >= 0
  const band = bands[drawn ? view.band : c.alertBand[view.seats][view.alert]]
  return (
    <section className="ui-panel syn-sovereign" aria-label={t.sovereign.title} style={{ '--syn-band': bandColour(band) } as CSSProperties}>
      <header>
        <MarkSign mark="sovereign" size={18} />
        <h2>{t.sovereign.title}</h2>
        <small>{t.sovereign.severity(band)}</small>
      </header>
      {drawn ? <Drawn id={c.sovereign.ids[view.sovereignCard]} /> : <p className="syn-muted">{t.sovereign.noCard}</p>}
    </section>
  )
}

function Drawn({ id }: { readonly id: string }): ReactElement {
  const { view, players, words, t } = useTable()
  const { title, typeLine, texts } = words.cardText(id)
  const note = useNote('card', id)
  const spared = [
    { set: view.pardoned, label: t.sovereign.pardoned },
    { set: view.immune, label: t.sovereign.immune },
    { set: view.framed, label: t.sovereign.framed },
  ]
  return (
    <div className="syn-sovereign-card" tabIndex={0} {...note}>
      <span className="syn-sovereign-picture">
        <Skyline id={id} hue="var(--syn-band)" sky="eye" />
      </span>
      <div>
        <b>{title}</b>
        <small>{typeLine}</small>
        {texts.slice(0, 2).map(({ text }, i) => (
          <p key={i}>
            <LineText line={text} reach="none" />
          </p>
        ))}
        <p className="syn-sovereign-spared">
          {spared.flatMap(({ set, label }) =>
            players.flatMap(({ seat }) =>
              inSet(set, seat)
                ? [
                    <span key={`${label} ${seat}`}>
                      <OwnerSign players={players} owner={seat} size={12} label={players[seat].name} /> {label}
                    </span>,
                  ]
                : [],
            ),
          )}
        </p>
      </div>
    </div>
  )
}
