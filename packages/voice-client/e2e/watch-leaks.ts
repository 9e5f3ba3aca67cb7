/** Resources of a page that a call must release. */
interface Holdings {
  audioContexts: number
  liveTracks: number
  listeners: number
  elements: number
  sockets: number
}

declare global {
  interface Window {
    holdings: () => Holdings
  }
}

/**
 * Runs in the page before any of its scripts: counts what is opened and closed. Must not use anything outside itself.
 */
export function watchLeaks(): void {
  const contexts = new Set<AudioContext>()
  const sockets = new Set<WebSocket>()
  const tracks = new Set<MediaStreamTrack>()

  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options)
      contexts.add(this)
    }
  }
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      sockets.add(this)
    }
  }
  const devices = navigator.mediaDevices
  const getUserMedia = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (constraints) => {
    const stream = await getUserMedia(constraints)
    for (const track of stream.getTracks()) tracks.add(track)
    return stream
  }

  let listeners = 0
  for (const target of [window, document, devices] as EventTarget[]) {
    const held = new Set<unknown>()
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      if (!held.has(listener)) listeners++
      held.add(listener)
      add(type, listener, options)
    }
    target.removeEventListener = (type: string, listener: EventListener) => {
      if (held.delete(listener)) listeners--
      remove(type, listener)
    }
  }

  window.holdings = () => ({
    audioContexts: [...contexts].filter(({ state }) => state !== 'closed').length,
    liveTracks: [...tracks].filter(({ readyState }) => readyState === 'live').length,
    listeners,
    elements: document.querySelectorAll('*').length,
    sockets: [...sockets].filter(({ readyState }) => readyState < WebSocket.CLOSING).length,
  })
}
