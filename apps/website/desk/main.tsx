import './look/desk.css'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './frame/desk-app.tsx'

const root = document.getElementById('desk')
if (root) createRoot(root).render(<DeskApp />)
