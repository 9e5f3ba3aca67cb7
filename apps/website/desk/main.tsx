import './look/desk.css'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './frame/desk-app.tsx'

const place = document.getElementById('desk')
if (place) createRoot(place).render(<DeskApp />)
