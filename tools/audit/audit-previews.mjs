/**
 * `npm run site -- audit-previews`: fetches pages as six crawlers of link previews do, checks each crawler's requirements, and
 * draws the previews to .cache/previews.png. BASE_URL names a running site. Exit code 1 on an error.
 */
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { siteToAudit } from './built-site.mjs'
import { listedAddresses } from './html/addresses.mjs'
import { CRAWLERS } from './previews/crawlers.mjs'
import { readPreview } from './previews/read-preview.mjs'
import { previewSheet } from './previews/sheet.mjs'

const SHEET = '.cache/previews.png'
/** @param {string} line */
const printLine = (line) => process.stdout.write(`${line}\n`)

const site = await siteToAudit()
try {
  const rows = []
  let faults = 0
  for (const path of await listedAddresses(site.origin)) {
    const previews = []
    for (const crawler of CRAWLERS) {
      const preview = await readPreview(crawler, site.origin, path)
      for (const fault of preview.faults) printLine(`! ${decodeURI(path)}, ${crawler.name}: ${fault}`)
      faults += preview.faults.length
      previews.push({ crawler, preview })
    }
    rows.push({ path, previews })
  }
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 2010, height: 1000 } })
  // One page of each share picture, and every one with an error: the others look the same.
  const seen = new Set()
  const shown = rows.filter(({ previews }) => {
    const picture = previews[0]?.preview.picture?.toString('base64')
    const isNew = !seen.has(picture) || previews.some(({ preview }) => preview.faults.length > 0)
    seen.add(picture)
    return isNew
  })
  await page.setContent(previewSheet(shown))
  mkdirSync('.cache', { recursive: true })
  await page.screenshot({ path: SHEET, fullPage: true })
  await browser.close()
  printLine(`previews     ${rows.length} pages by ${CRAWLERS.length} crawlers, ${faults} faults; ${shown.length} of them drawn to ${SHEET}`)
  process.exitCode = faults === 0 ? 0 : 1
} finally {
  site.stop()
}
