/**
 * node art/readme.mjs URL: art/readme.webp, the picture of the README, from a site that runs at URL: the home page on a desktop
 * and a unit type on a phone. It is taken with the Chromium of the tests.
 */
import { chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumPath } from '../tests/run/chromium.mjs'

const [site] = process.argv.slice(2)
if (!site) throw new Error('usage: node art/readme.mjs URL')

const SHEET = { width: 1600, height: 860 }
const SAND = '#E4DACA'
const PAGES = [
  { path: '/', window: { width: 1440, height: 910 }, wide: 1168, left: 50, top: 61 },
  { path: '/FloorPlan/84A', window: { width: 390, height: 844 }, wide: 310, left: 1254, top: 95 },
]

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
const shots = []
for (const { path, window, wide, left, top } of PAGES) {
  const page = await browser.newPage({ viewport: window, deviceScaleFactor: 2, locale: 'ko-KR', reducedMotion: 'reduce', bypassCSP: true })
  await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' })
  // Scroll bars and announcements are not the page.
  await page.addStyleTag({ content: '::-webkit-scrollbar { display: none } dialog { display: none !important }' })
  shots.push({
    input: await sharp(await page.screenshot())
      .resize(wide)
      .toBuffer(),
    left,
    top,
  })
  await page.close()
}
await browser.close()
await sharp({ create: { ...SHEET, channels: 3, background: SAND } })
  .composite(shots)
  .webp({ quality: 82 })
  .toFile(new URL('readme.webp', import.meta.url).pathname)
