import { shell } from '#content/navigation.ts'
import { setMotionPaused, useMotionPaused } from './motion.ts'

/**
 * Pauses and resumes everything that moves by itself (WCAG 2.2.2). Rendered only after scripts run, because nothing
 * moves before.
 */
export function MotionControl() {
  const paused = useMotionPaused()
  if (paused === undefined) return null
  return (
    <button
      type="button"
      onClick={() => setMotionPaused(!paused)}
      className="cursor-pointer py-1 text-small text-muted underline underline-offset-4 hover:text-ink motion-reduce:hidden"
    >
      {paused ? shell.resumeMotion : shell.pauseMotion}
    </button>
  )
}
