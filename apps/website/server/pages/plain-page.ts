/**
 * A page without the site around it, for what no visitor's browser does by itself: a form that is none, or one that is too
 * long. It needs no router, so it works when nothing else does.
 * @param sentence plain text, not escaped
 */
export function plainPage(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sentence}</title>
<main><h1>${sentence}</h1><p><a href="/">Go to the home page</a></p></main>
</html>
`
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}
