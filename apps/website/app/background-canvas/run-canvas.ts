import { isMotionPaused, onMotionChange } from '#app/motion/motion.ts'
import { dotCount, driftDots, scatterDots } from './dots.ts'

/**
 * In milliseconds. The dots move less than a pixel in that time, so more frames would cost CPU without a visible gain.
 */
const frameInterval = 1000 / 8
const sharpest = 2

/**
 * Draws the drifting dots until the signal aborts. Under reduced motion, and while the visitor has paused motion, it
 * draws one still frame; in a hidden tab it does nothing.
 */
export function runCanvas(canvas: HTMLCanvasElement, signal: AbortSignal): void {
  const context = canvas.getContext('2d')
  if (!context || signal.aborted) return

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const dots = scatterDots(Math.random)
  let width = 1
  let height = 1
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let drawnAt = 0

  function draw() {
    if (!context) return
    context.clearRect(0, 0, width, height)
    context.beginPath()
    for (let index = 0; index < dotCount; index += 1) {
      const x = (dots.x[index] ?? 0) * width
      const y = (dots.y[index] ?? 0) * height
      const radius = dots.radius[index] ?? 1
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 2 * Math.PI)
    }
    context.fill()
  }

  function step(now: number) {
    driftDots(dots, Math.min(now - drawnAt, 500) / 1000, width, height)
    drawnAt = now
    draw()
    timer = setTimeout(requestStep, frameInterval)
  }

  function requestStep() {
    frame = requestAnimationFrame(step)
  }

  function stop() {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }

  function resize() {
    const scale = Math.min(devicePixelRatio, sharpest)
    width = Math.max(1, innerWidth)
    height = Math.max(1, innerHeight)
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    if (!context) return
    context.setTransform(scale, 0, 0, scale, 0, 0)
    context.fillStyle = getComputedStyle(canvas).color
    draw()
  }

  function startOrStop() {
    stop()
    if (document.hidden || reducedMotion.matches || isMotionPaused()) return
    drawnAt = performance.now()
    requestStep()
  }

  addEventListener('resize', resize, { signal })
  document.addEventListener('visibilitychange', startOrStop, { signal })
  reducedMotion.addEventListener('change', startOrStop, { signal })
  const stopListening = onMotionChange(startOrStop)
  signal.addEventListener('abort', () => {
    stop()
    stopListening()
  })
  resize()
  startOrStop()
}
