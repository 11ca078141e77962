import './options-panel.css'
import '#ui/field.css'
import { useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { Segment } from '#ui/segment.tsx'
import { Switch } from '#ui/switch.tsx'
import { useApp } from '../app-context.tsx'
import { changeSettings, useSettings, type Pace, type Theme } from '../settings.ts'
import { softCue } from '../sound.ts'
import { notifyFailure } from '../store/notices.ts'
import { rename, useServer } from '../store/server-store.ts'
import { LanguageChoice } from './language-choice.tsx'

/** What a player sets for this browser; the same on every page. */
export function OptionsPanel(): ReactElement {
  const { words } = useApp()
  const { theme, sound, motion, pace } = useSettings()
  const themes: readonly { readonly value: Theme; readonly label: string }[] = [
    { value: 'auto', label: words.themeAuto },
    { value: 'light', label: words.themeLight },
    { value: 'dark', label: words.themeDark },
  ]
  const paces: readonly { readonly value: Pace; readonly label: string }[] = [
    { value: 'calm', label: words.paceCalm },
    { value: 'brisk', label: words.paceBrisk },
    { value: 'instant', label: words.paceInstant },
  ]
  return (
    <div className="options-panel">
      <NameForm label={words.yourName} hint={words.yourNameHint} />
      <LanguageChoice />
      <Segment legend={words.theme} showLegend value={theme} choices={themes} onChange={(next) => changeSettings({ theme: next })} />
      <Switch
        label={words.sound}
        hint={words.soundHint}
        checked={sound}
        onChange={(next) => {
          changeSettings({ sound: next })
          if (next) softCue()
        }}
      />
      <Switch label={words.motion} hint={words.motionHint} checked={motion} onChange={(next) => changeSettings({ motion: next })} />
      <Segment legend={words.pace} showLegend value={pace} choices={paces} onChange={(next) => changeSettings({ pace: next })} />
    </div>
  )
}

/** The name that the others see. It lives on the server, so without one there is nothing to set. */
function NameForm({ label, hint }: { readonly label: string; readonly hint: string }): ReactElement | null {
  const { words } = useApp()
  const server = useServer()
  const known = server.status === 'up' ? server.me.name : ''
  const [typed, setTyped] = useState<string>()
  if (server.status !== 'up') return null
  const name = (typed ?? known).trim()
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (name !== '' && name !== known) rename(name).then(() => setTyped(undefined), notifyFailure)
      }}
    >
      <NameField label={label} hint={hint} name={typed ?? known} onType={setTyped} />
      {typed !== undefined && name !== known && (
        <Button type="submit" look="primary" disabled={name === ''}>
          {words.save}
        </Button>
      )}
    </form>
  )
}

interface NameFieldProps {
  readonly label: string
  readonly hint?: string
  readonly name: string
  onType(name: string): void
}

export function NameField({ label, hint, name, onType }: NameFieldProps): ReactElement {
  return (
    <label className="name-field">
      <span className="name-field-label">{label}</span>
      {hint !== undefined && <span className="name-field-hint">{hint}</span>}
      <input className="ui-field" value={name} maxLength={40} autoComplete="nickname" onChange={(event) => onType(event.currentTarget.value)} />
    </label>
  )
}
