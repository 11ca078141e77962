import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTable } from '../context.tsx'
import { ShipSign } from '../signs.tsx'
import { chaptersOf, earnedOf } from './chapters.ts'

/** The ledger on the table, closed: how many pages are earned, and whether one is new. */
export function StoryPanel(): ReactElement {
  const table = useTable()
  const { t, openStory, unread } = table
  const chapters = chaptersOf(table)
  const earned = earnedOf(chapters)
  return (
    <button type="button" className={classNames('ngata-panel ngata-ledger', unread > 0 && 'ngata-ledger-new')} aria-label={[t.end.readStory, t.story.earned(earned.length, chapters.length), ...(unread > 0 ? [t.story.unread] : [])].join(', ')} onClick={openStory}>
      <ShipSign mark="page" size={26} />
      <span>
        <b>{t.story.title}</b>
        <small>{earned[earned.length - 1].title}</small>
      </span>
      <span className="ngata-ledger-pages" aria-hidden="true">
        {chapters.map(({ id, earned: has }) => (
          <i key={id} className={has ? 'ngata-ledger-has' : undefined} />
        ))}
      </span>
      {unread > 0 && <em>{t.story.unread}</em>}
    </button>
  )
}
