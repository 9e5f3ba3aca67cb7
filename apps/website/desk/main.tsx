import './look/desk.css'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './frame/desk-app.tsx'
import { loadTexts } from './words/texts.ts'

const root = document.getElementById('desk')
if (root)
  loadTexts(document.documentElement.lang)
    .then(() => createRoot(root).render(<DeskApp />))
    // What stands in the document needs no words of a script.
    .catch(() => root.querySelector('.unopened')?.classList.remove('unopened'))
