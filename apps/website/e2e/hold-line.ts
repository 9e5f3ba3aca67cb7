import type { Page, WebSocketRoute } from 'playwright-core'

/** The lines of the calls on a page. Pass it before the page is opened; `cut` breaks them, and none comes back. */
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
