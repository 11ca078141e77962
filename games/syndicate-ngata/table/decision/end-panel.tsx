import type { ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { Button } from '#ui/button.tsx'
import { ENDED } from '../../rules/events.ts'
import { RESULT } from '../../rules/state.ts'
import type { End } from '../../words/labels.ts'
import { useTable } from '../context.tsx'
import { ShipSign } from '../signs.tsx'
import { alertMax, vaultsOf } from '../view.ts'

const ends: Readonly<Record<number, End>> = { [RESULT.won]: 'won', [RESULT.alert]: 'alert', [RESULT.missions]: 'missions' }

/** How the campaign ended, in figures, and the way to its story. */
export function EndPanel(): ReactElement | null {
  const { c, view, t, props, openStory } = useTable()
  const end = ends[view.result]
  if (end === undefined) return null
  const figures = [
    t.end.vaultsOpened(view.opened, vaultsOf(c, view).length),
    t.end.alert(view.alert, alertMax(c, view)),
    t.end.missionsDone(count(props.log, ({ type, data }) => (type === 'rolledMission' ? data['won'] === 1 : type === 'endedMission' && data['how'] === ENDED.done))),
    t.end.confrontations(count(props.log, ({ type }) => type === 'met')),
    t.end.fuelSpent(props.log.reduce((sum, { type, data }) => (burns.has(type) ? sum + (data['fuel'] as number) : sum), 0)),
  ]
  return (
    <section className={`ngata-panel ngata-dossier ngata-end ngata-end-${end}`} aria-label={t.end.titles[end]}>
      <ShipSign mark={end === 'won' ? 'open' : 'locked'} size={44} />
      <h3>{t.end.titles[end]}</h3>
      <p>{t.end.texts[end]}</p>
      <ul>
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      <Button look="primary" onClick={openStory}>
        {t.end.readStory}
      </Button>
    </section>
  )
}

const burns: ReadonlySet<string> = new Set(['flew', 'tookRoute', 'jumped', 'fled'])
const count = (log: readonly SeenEvent[], fits: (event: SeenEvent) => boolean): number => log.filter(fits).length
