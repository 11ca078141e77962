import './rules.css'
import type { ReactElement } from 'react'
import { boxById, boxes } from '#games/tables.ts'
import { OrreryBackdrop } from '#ui/orrery-mark.tsx'
import { useApp, useAtmosphere, useTitle } from '../app-context.tsx'
import { openTable } from '../actions.ts'
import { Anchor } from '../parts/anchor.tsx'
import { PageHeader } from '../parts/page-header.tsx'
import { RulesText } from '../parts/rules-text.tsx'
import { LoadingPage } from '../parts/state-page.tsx'
import { TabBar } from '../parts/tab-bar.tsx'
import { paths } from '../router.ts'
import { useGameWords } from '../store/game-loading.ts'
import { useServer } from '../store/server-store.ts'
import { UnknownPage } from './unknown.tsx'

export function RulesPage({ game }: { readonly game: string }): ReactElement {
  const { words, language } = useApp()
  const { status } = useServer()
  const box = boxById(game)
  const loaded = useGameWords(game, language)
  const title = words.rulesOf(box?.titles[language] ?? game)
  useAtmosphere(box?.id ?? 'shelf')
  useTitle(title)
  if (!box) return <UnknownPage />
  if (loaded.state === 'loading') return <LoadingPage />
  const rules = loaded.state === 'ready' ? loaded.value.rules : undefined
  const others = boxes.filter((each) => each.id !== game)
  return (
    <div className="page">
      <OrreryBackdrop />
      <PageHeader current="rules" />
      <main className="page-main rules-main">
        <h1>{title}</h1>
        {others.map((each) => (
          <Anchor key={each.id} href={paths.rules(each.id)}>
            {each.titles[language]}
          </Anchor>
        ))}
        {rules ? <RulesText sections={rules} /> : <p>{words.rulesNone}</p>}
      </main>
      <TabBar current="rules" waiting={0} canInvite={status !== 'down'} onInvite={() => void openTable(box)} />
    </div>
  )
}
