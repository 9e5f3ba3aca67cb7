import type { Page, WebSocketRoute } from 'playwright-core'

/**
 * Controls the calls' connections on a page. Call it before the page is opened; `cut` breaks them, and none reconnects.
 */
export async function controlConnections(page: Page): Promise<{ cut: () => void }> {
  const connections: WebSocketRoute[] = []
  let isCut = false
  await page.routeWebSocket(/\/voice\//, (connection) => {
    connections.push(connection)
    if (isCut) void connection.close({ code: 3000 })
    else connection.connectToServer()
  })
  return {
    cut() {
      isCut = true
      for (const connection of connections) void connection.close({ code: 3000 })
    },
  }
}
