import { useState, type ReactElement } from 'react'
import type { Prompt } from '#host/channel.ts'
import type { Hint, Said, TableInfo } from '#host/protocol.ts'
import { Button } from '#ui/button.tsx'
import { Chat } from '#ui/chat.tsx'
import { Confirm } from '#ui/confirm.tsx'
import { Drawer, type DrawerTab } from '#ui/drawer.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { HintPanel } from '#ui/hint-panel.tsx'
import { Log } from '#ui/log.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import { useApp } from '../app-context.tsx'
import { api } from '../connection/api.ts'
import type { LocalLink } from '../connection/local-link.ts'
import { InviteLink } from '../parts/invite-link.tsx'
import { OptionsPanel } from '../parts/options-panel.tsx'
import { RulesText } from '../parts/rules-text.tsx'
import { navigate, paths } from '../router.ts'
import { notifyFailure } from '../store/notices.ts'

export type DrawerPage = 'log' | 'chat' | 'rules' | 'hint' | 'options'

interface MatchDrawerProps {
  readonly page: DrawerPage | undefined
  onPage(page: DrawerPage | undefined): void
  readonly info: TableInfo
  readonly device: LocalLink | undefined
  readonly messages: readonly Said[]
  /** Undefined where no hints are given. */
  readonly hints: { readonly last: Hint | undefined; ask(prompt: Prompt): Promise<void> } | undefined
  readonly props: TableProps<never>
}

export function MatchDrawer({ page, onPage, info, device, messages, hints, props }: MatchDrawerProps): ReactElement | null {
  const { words } = useApp()
  const ui = useFurniture().words
  if (page === undefined) return null
  const { rules } = props.words
  const take = (prompt: Prompt, key: string): void => {
    props.answer(prompt, [key])
    onPage(undefined)
  }
  const tabs: DrawerTab[] = [{ id: 'log', label: words.log, icon: 'log', content: <Log events={props.log} words={props.words} reader={props.reader} /> }]
  if (!device) tabs.push({ id: 'chat', label: words.chat, icon: 'chat', content: <Chat messages={messages} onSay={info.seat >= 0 ? (text) => props.wish({ t: 'say', text }) : undefined} /> })
  if (rules) tabs.push({ id: 'rules', label: words.rules, icon: 'rules', content: <RulesText sections={rules} /> })
  if (hints) tabs.push({ id: 'hint', label: ui.hint, icon: 'sparkle', content: <HintPanel prompts={props.prompts} hint={hints.last} words={props.words} reader={props.reader} onAsk={hints.ask} onTake={take} /> })
  tabs.push({ id: 'options', label: words.options, icon: 'options', content: <TableOptions info={info} device={device} props={props} /> })
  return <Drawer label={words.drawer} tabs={tabs} tab={page} onTab={(tab) => onPage(tab as DrawerPage)} onClose={() => onPage(undefined)} />
}

interface TableOptionsProps {
  readonly info: TableInfo
  readonly device: LocalLink | undefined
  readonly props: TableProps<never>
}

/** What can be set for oneself, and what one can do at this table. */
function TableOptions({ info, device, props: { wish, table } }: TableOptionsProps): ReactElement {
  const { words } = useApp()
  const [resigning, setResigning] = useState(false)
  const seated = info.seat >= 0 && info.status === 'running' && !table.resigned[info.seat]
  const leave = (): void => void api.stand(info.id).then(() => navigate(paths.shelf), notifyFailure)
  return (
    <div className="match-options">
      <OptionsPanel />
      {(seated || info.invite !== '') && (
        <section>
          <h3>{words.thisTable}</h3>
          {info.invite !== '' && <InviteLink url={location.origin + paths.invite(info.invite)} />}
          {seated && !device && (
            <>
              <Act label={words.letBotPlay} hint={words.letBotPlayHint} icon="robot" onClick={() => wish({ t: 'keep', bot: true })} />
              <Act label={words.leaveTable} hint={words.leaveTableHint} icon="table" onClick={leave} />
            </>
          )}
          {seated && (
            <Button icon="resign" look="danger" onClick={() => setResigning(true)}>
              {words.resign}
            </Button>
          )}
        </section>
      )}
      <Confirm
        open={resigning}
        title={words.resignTitle}
        yes={words.resign}
        danger
        onNo={() => setResigning(false)}
        onYes={() => {
          setResigning(false)
          wish({ t: 'resign' })
        }}
      >
        <p>{words.resignHint}</p>
      </Confirm>
    </div>
  )
}

interface ActProps {
  readonly label: string
  readonly hint: string
  readonly icon: 'robot' | 'table'
  onClick(): void
}

function Act({ label, hint, icon, onClick }: ActProps): ReactElement {
  return (
    <div className="match-act">
      <Button icon={icon} onClick={onClick}>
        {label}
      </Button>
      <p>{hint}</p>
    </div>
  )
}
