import './chat.css'
import './field.css'
import { useState, type ReactElement } from 'react'
import type { Said } from '#host/protocol.ts'
import { IconButton } from './button.tsx'
import { useFurniture } from './furniture.tsx'
import { PlayerShape } from './shapes.tsx'

interface ChatProps {
  readonly messages: readonly Said[]
  /** Undefined where one may only read. */
  readonly onSay?: ((text: string) => void) | undefined
}

const LONGEST = 500

/** Talk at the table: names with their shape, words as typed. */
export function Chat({ messages, onSay }: ChatProps): ReactElement {
  const { words, players } = useFurniture()
  const [text, setText] = useState('')
  const say = (): void => {
    const said = text.trim()
    if (said === '') return
    setText('')
    onSay?.(said)
  }
  return (
    <div className="ui-chat">
      <div className="ui-chat-list" role="log" aria-label={words.chat} aria-live="polite" tabIndex={0}>
        <div>
          {messages.length === 0 && <div className="ui-chat-empty">{words.chatEmpty}</div>}
          {messages.map((message) => {
            const player = players[message.seat]
            return (
              <div key={message.n} className="ui-chat-message">
                {player ? <PlayerShape identity={player.identity} size={14} /> : <span />}
                <p>
                  <b>{message.name}</b> <span>{message.text}</span>
                </p>
              </div>
            )
          })}
        </div>
      </div>
      {onSay && (
        <form
          className="ui-chat-form"
          onSubmit={(event) => {
            event.preventDefault()
            say()
          }}
        >
          <input className="ui-field" value={text} maxLength={LONGEST} aria-label={words.chatField} placeholder={words.chatField} autoComplete="off" onChange={(event) => setText(event.currentTarget.value)} />
          <IconButton icon="send" label={words.chatSend} type="submit" disabled={text.trim() === ''} />
        </form>
      )}
    </div>
  )
}
