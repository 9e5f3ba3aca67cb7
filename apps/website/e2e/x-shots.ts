import { mkdirSync, writeFileSync, readdirSync } from 'node:fs'
import { openBrowser } from './open-browser.ts'
import { startServerProcess } from '#server/testing/start-server-process.ts'
const [website, out, ...only] = process.argv.slice(2) as [string, string, ...string[]]
mkdirSync(out, { recursive: true })
const dataDir = out + '/data'
mkdirSync(dataDir, { recursive: true })
const site = startServerProcess({ AGENCY: 'own', HOST: 'localhost', DATA_DIR: dataDir }, undefined, [], website + '/server/main.ts')
const url = await site.listening
const browser = await openBrowser()
try {
  const pages: [string, string, boolean][] = [['home', '/', true], ['services', '/services', true], ['support', '/customer-support', false], ['crm', '/crm-integration', true], ['scheduling', '/scheduling', false], ['cases', '/case-studies', true]]
  for (const width of [360, 768, 1280, 1920]) {
    const page = await browser.newPage({ viewport: { width, height: width < 500 ? 740 : width < 1000 ? 1024 : 800 }, reducedMotion: 'reduce' })
    for (const [name, path, whole] of pages) {
      if (only.length > 0 && !only.includes(name)) continue
      await page.goto(url + path)
      await page.evaluate(async () => { for (const img of document.images) img.loading = 'eager'; await Promise.all([...document.images].map((i) => i.decode().catch(() => {}))) })
      await page.screenshot({ path: `${out}/${name}.${width}.png` })
      if (whole) await page.screenshot({ path: `${out}/${name}.${width}.full.png`, fullPage: true })
      if (name === 'home' && width > 700 && width < 800) { await page.setViewportSize({ width: 740, height: 360 }); await page.screenshot({ path: `${out}/home.landscape.png` }) ; await page.setViewportSize({ width: 768, height: 1024 }) }
    }
    await page.context().close()
  }
} finally {
  await browser.close()
  await site.stop()
}
