import { loadParts, loadTexts } from '../texts.ts'

/* Imported by tests of what the desk says: it is in English there. */
await loadTexts('en')
await loadParts('appointments', 'calls', 'numbers', 'settings')
