import type { ArticlesPage } from '#agency/schema/articles.ts'
import { brand } from './brand.ts'

/** The pages of the articles. The articles are the Markdown files in `articles/`. */
export const articlesPage: ArticlesPage = {
  path: '/artikel',
  name: 'Nachtbuch',
  title: `Das Nachtbuch · ${brand.name}`,
  description:
    'Notizen aus Nächten an den Rezeptionen kleiner Hotels: späte Anreisen, dünne Hausmappen, leere Tische, und was dagegen hilft.',
  hero: {
    title: 'Das Nachtbuch',
    lead: 'Was wir an fremden Rezeptionen aufschreiben, für Häuser, in denen nachts niemand wach ist.',
  },
  words: {
    none: 'Die erste Seite ist noch leer.',
    subjects: 'Themen',
    all: 'Alle Einträge',
    by: 'Von {author}',
    minutes: '{minutes} Min. Lesezeit',
    updated: 'Überarbeitet am {date}',
    contents: 'Auf dieser Seite',
    notes: 'Anmerkungen',
    backToText: 'Zurück zum Text',
    table: 'Tabelle',
    newer: 'Neuere',
    older: 'Ältere',
    related: 'Aus demselben Regal',
    pages: 'Seiten der Liste',
    page: 'Seite {page} von {pages}',
    feed: 'RSS-Feed',
    unpublished: 'Noch nicht veröffentlicht',
    search: {
      label: 'Artikel und Seiten durchsuchen',
      button: 'Suchen',
      found: '{count} Treffer für „{query}“',
      nothing: 'Nichts gefunden für „{query}“. Versuchen Sie ein anderes Wort.',
      page: 'Seite',
    },
  },
}
