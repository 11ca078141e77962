import './invite-field.css'
import { useId, useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { useApp } from '../app-context.tsx'
import { inviteToken, navigate, paths } from '../router.ts'

/** Paste a link, sit down. */
export function InviteField(): ReactElement {
  const { words } = useApp()
  const id = useId()
  const [text, setText] = useState('')
  const [bad, setBad] = useState(false)
  return (
    <form
      className="invite-field"
      onSubmit={(event) => {
        event.preventDefault()
        const token = inviteToken(text)
        if (token === undefined) setBad(true)
        else navigate(paths.invite(token))
      }}
    >
      <div className="invite-field-row">
        <Icon name="link" size={20} />
        <input
          value={text}
          aria-label={words.inviteField}
          placeholder={words.inviteField}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={bad}
          aria-describedby={bad ? id : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setBad(false)
          }}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {words.inviteGo}
        </Button>
      </div>
      {bad && (
        <p className="invite-field-bad" id={id} role="alert">
          {words.inviteBad}
        </p>
      )}
    </form>
  )
}
