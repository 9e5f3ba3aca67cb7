import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CallPage } from './page.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <CallPage />
    </StrictMode>,
  )
