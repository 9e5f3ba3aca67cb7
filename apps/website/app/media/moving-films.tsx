import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isMotionPaused, onMotionChange } from '#app/motion/motion.ts'

/** Plays the decorative films of the page while they are in view and motion is allowed. Returns what ends it. */
function playFilms(): () => void {
  const films = document.querySelectorAll<HTMLVideoElement>('video[data-film]')
  const inView = new Set<Element>()
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const update = () => {
    const mayMove = !reduced.matches && !isMotionPaused()
    for (const film of films) {
      // The server's HTML has the attribute, which a browser reads once.
      film.muted = true
      // A browser that saves power may refuse: the poster stays.
      if (mayMove && inView.has(film)) film.play().catch(() => {})
      else film.pause()
    }
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target)
      else inView.delete(target)
    }
    update()
  })
  for (const film of films) observer.observe(film)
  reduced.addEventListener('change', update)
  const detach = onMotionChange(update)
  return () => {
    observer.disconnect()
    reduced.removeEventListener('change', update)
    detach()
  }
}

/** Lets films without sound play, on every page. */
export function MovingFilms() {
  const { pathname } = useLocation()
  useEffect(() => playFilms(), [pathname])
  return null
}
