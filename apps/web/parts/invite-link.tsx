import { useEffect, useRef, useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { useApp } from '../app-context.tsx'

const SAID_FOR = 2000

/** The link itself, and a button that says for a moment that it has copied it. */
export function InviteLink({ url }: { readonly url: string }): ReactElement {
  const { words } = useApp()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAID_FOR)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
    } catch {
      // On a plain-http home network there is no clipboard; the old way still works.
      field.current?.select()
      document.execCommand('copy')
    }
    setCopied(true)
  }

  return (
    <div className="invite-link">
      <input ref={field} readOnly value={url} aria-label={words.inviteLink} onFocus={(event) => event.currentTarget.select()} />
      <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
        <span aria-live="polite">{copied ? words.copied : words.copy}</span>
      </Button>
    </div>
  )
}
