import '@fontsource-variable/source-sans-3/index.css'
import '@fontsource/old-standard-tt/latin-700.css'
import './styles/reset.css'
import './styles/house.css'
import './styles/pages.css'
import { registerSW } from 'virtual:pwa-register'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { applySettings } from './settings.ts'
import { renewWhenOutdated } from './shell/renew.ts'

applySettings()
renewWhenOutdated()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
if (import.meta.env.PROD) registerSW({ immediate: true })
