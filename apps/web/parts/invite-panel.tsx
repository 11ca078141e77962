import './invite-panel.css'
import { useEffect, useState, type ReactElement } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { useApp } from '../app-context.tsx'
import { paths } from '../router.ts'
import { InviteLink } from './invite-link.tsx'

/** One link for everybody: to copy, to share, to photograph. */
export function InvitePanel({ invite, game }: { readonly invite: string; readonly game: string }): ReactElement {
  const { words } = useApp()
  const url = location.origin + paths.invite(invite)
  const canShare = 'share' in navigator
  return (
    <section className="lobby-panel invite-panel">
      <h2>
        <Icon name="invite" size={22} />
        {words.invite}
      </h2>
      <InviteLink url={url} />
      <div className="invite-panel-row">
        <QrCode url={url} />
        <div>
          <p>{words.inviteHint}</p>
          {canShare && (
            <Button wide icon="share" onClick={() => void navigator.share({ url, text: words.shareText(game) }).catch(() => undefined)}>
              {words.share}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

const QUIET = 2

/** The link as a picture; the code that draws it is loaded only here. */
function QrCode({ url }: { readonly url: string }): ReactElement {
  const { words } = useApp()
  const [drawn, setDrawn] = useState<{ readonly size: number; readonly path: string }>()
  useEffect(() => {
    let gone = false
    void import('../qr.ts').then(({ qrPath }) => {
      if (!gone) setDrawn(qrPath(url))
    })
    return () => {
      gone = true
    }
  }, [url])
  const size = (drawn?.size ?? 29) + 2 * QUIET
  return (
    <svg className="invite-qr" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={words.qr} shapeRendering="crispEdges">
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#f6efdf" />
      {drawn && <path d={drawn.path} fill="#14100a" />}
    </svg>
  )
}
