import { Component, type ReactNode } from 'react'
import { Blank } from '../parts/blank.tsx'
import { DeskContext } from './desk-context.ts'

type State = { hasFailed: boolean }

/**
 * Shows an error instead of an empty page if a screen throws or its script cannot be loaded, because the connection broke
 * or a new release replaced it.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = DeskContext
  declare context: React.ContextType<typeof DeskContext>
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Blank title="The screen could not be loaded" isPage>
        <p role="alert">What you typed is kept.</p>
        <button type="button" className="button" onClick={() => void this.#loadAgain()}>
          Try again
        </button>
      </Blank>
    )
  }

  /** Reloads the page, because browsers do not retry a failed script, but only if the server answers. */
  async #loadAgain() {
    const outcome = await this.context?.api.get('/me')
    if (outcome?.outcome === 'ok') location.reload()
  }
}
