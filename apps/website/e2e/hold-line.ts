import type { Page, WebSocketRoute } from 'playwright-core'

/**
 * Controls the calls' connections on a page. Call it before the page is opened; `cut` breaks them, and none reconnects.
 */
export async function holdLine(page: Page): Promise<{ cut: () => void }> {
  const lines: WebSocketRoute[] = []
  let isCut = false
  await page.routeWebSocket(/\/voice\//, (line) => {
    lines.push(line)
    if (isCut) void line.close({ code: 3000 })
    else line.connectToServer()
  })
  return {
    cut() {
      isCut = true
      for (const line of lines) void line.close({ code: 3000 })
    },
  }
}
