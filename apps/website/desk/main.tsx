import './look/desk.css'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './frame/desk-app.tsx'
import { loadTexts } from './words/texts.ts'

const root = document.getElementById('desk')
if (root) void loadTexts(document.documentElement.lang).then(() => createRoot(root).render(<DeskApp />))
