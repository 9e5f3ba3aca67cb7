import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** The addresses below the list of articles. */
export function articleRoutes(path: string): RouteConfigEntry[] {
  const list = (end: string, id: string) => route(path + end, './pages/articles/articles.tsx', { id })
  return [
    list('/page/:page', 'articles-page'),
    list('/tag/:tag', 'articles-tag'),
    list('/tag/:tag/page/:page', 'articles-tag-page'),
    list('/by/:author', 'articles-by'),
    list('/by/:author/page/:page', 'articles-by-page'),
    route(`${path}/:article`, './pages/articles/article.tsx', { id: 'article' }),
  ]
}
