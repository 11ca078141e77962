import './story-page.css'
import { useState, type ReactElement } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { numeral } from '../../words/known.ts'
import { useTable } from '../context.tsx'
import { ShipSign } from '../signs.tsx'
import { chaptersOf, earnedOf, type Chapter } from './chapters.ts'
import { usePassage } from './use-passage.ts'

/** The smuggler's ledger: one page for the prologue and one for each vault that is open; the others are sealed. */
export function StoryPage(): ReactElement {
  const table = useTable()
  const { t } = table
  const chapters = chaptersOf(table)
  const earned = earnedOf(chapters)
  const [turned, turnTo] = useState<string>()
  const chapter = earned.find(({ id }) => id === turned) ?? earned[earned.length - 1]
  const at = earned.indexOf(chapter)
  return (
    <div className="ngata-story" data-atmosphere="syndicate-ngata">
      <nav className="ngata-chapters" aria-label={t.story.title}>
        <p>{t.story.earned(earned.length, chapters.length)}</p>
        <ol>
          {chapters.map((each) => (
            <li key={each.id}>
              <ChapterMark chapter={each} now={each === chapter} onTurn={() => turnTo(each.id)} />
            </li>
          ))}
        </ol>
      </nav>
      <article className="ngata-page" aria-live="polite">
        <Page key={chapter.id} chapter={chapter} />
        <footer>
          <IconButton icon="chevronLeft" label={t.story.previous} disabled={at === 0} onClick={() => turnTo(earned[at - 1].id)} />
          <span>{t.story.page(at + 1, chapters.length)}</span>
          <IconButton icon="chevronRight" label={t.story.next} disabled={at === earned.length - 1} onClick={() => turnTo(earned[at + 1].id)} />
        </footer>
      </article>
    </div>
  )
}

function ChapterMark({ chapter, now, onTurn }: { readonly chapter: Chapter; readonly now: boolean; onTurn(): void }): ReactElement {
  const { t } = useTable()
  const { title, earned, number, territory } = chapter
  const seal = number === 0 ? <ShipSign mark="page" size={16} /> : numeral(number)
  if (!earned)
    return (
      <span className="ngata-chapter ngata-chapter-sealed">
        <i>{seal}</i>
        <span>
          <b>{title}</b>
          <small>
            <LineText line={t.story.lockedUntil(number, territory)} reach="none" />
          </small>
        </span>
      </span>
    )
  return (
    <button type="button" className={classNames('ngata-chapter', now && 'ngata-chapter-now')} aria-current={now ? 'page' : undefined} onClick={onTurn}>
      <i>{seal}</i>
      <span>
        <b>{title}</b>
      </span>
    </button>
  )
}

function Page({ chapter }: { readonly chapter: Chapter }): ReactElement {
  const { c, view, props, t } = useTable()
  const page = usePassage(c, view, chapter.id, props.language)
  switch (page.state) {
    case 'loading':
      return <p className="ngata-page-state">{t.story.loading}</p>
    case 'failed':
      return (
        <div className="ngata-page-state">
          <p>{t.story.failed}</p>
          <Button onClick={page.again}>{t.story.tryAgain}</Button>
        </div>
      )
    case 'ready':
      return (
        <>
          <p className="ngata-page-chapter">{chapter.title}</p>
          <h3>{page.passage.title}</h3>
          {page.passage.paragraphs.map((paragraph, i) => (
            <p key={i} className={i === 0 ? 'ngata-page-first' : undefined}>
              {paragraph}
            </p>
          ))}
          <p className="ngata-page-ours">{t.story.ours}</p>
        </>
      )
  }
}
