import './style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppProvider } from './app-context.tsx'
import { App } from './app.tsx'
import { applySettings } from './settings.ts'
import { greetServer } from './store/server-store.ts'

applySettings()
void greetServer()
addEventListener('online', () => void greetServer())

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <AppProvider>
        <App />
      </AppProvider>
    </StrictMode>,
  )

// The shell opens offline too. Browsers allow this on https and on localhost only.
if (import.meta.env.PROD && 'serviceWorker' in navigator && isSecureContext) navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
