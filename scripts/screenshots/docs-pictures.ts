import type { Browser } from 'playwright-core'
export async function takeDocsPictures(_browser: Browser, _url: string) {}
