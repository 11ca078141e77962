import { lazy, Suspense, type ReactElement } from 'react'
import { Notices } from './parts/notices.tsx'
import { LoadingPage } from './parts/state-page.tsx'
import { ShelfPage } from './pages/shelf.tsx'
import { UnknownPage } from './pages/unknown.tsx'
import { parseRoute, usePath } from './router.ts'

const GamesPage = lazy(async () => ({ default: (await import('./pages/games.tsx')).GamesPage }))
const TablePage = lazy(async () => ({ default: (await import('./pages/table.tsx')).TablePage }))
const LocalPage = lazy(async () => ({ default: (await import('./pages/table.tsx')).LocalPage }))
const InvitePage = lazy(async () => ({ default: (await import('./pages/invite.tsx')).InvitePage }))
const RulesPage = lazy(async () => ({ default: (await import('./pages/rules.tsx')).RulesPage }))

export function App(): ReactElement {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Page path={usePath()} />
      <Notices />
    </Suspense>
  )
}

function Page({ path }: { readonly path: string }): ReactElement {
  const route = parseRoute(path)
  switch (route.page) {
    case 'shelf':
      return <ShelfPage />
    case 'games':
      return <GamesPage />
    case 'table':
      return <TablePage id={route.id} />
    case 'invite':
      return <InvitePage key={route.token} token={route.token} />
    case 'local':
      return <LocalPage key={route.id} id={route.id} />
    case 'rules':
      return <RulesPage game={route.game} />
    case 'unknown':
      return <UnknownPage />
  }
}
