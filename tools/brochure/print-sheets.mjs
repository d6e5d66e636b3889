import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { chromium } from 'playwright'

/** Pixels an inch: what paper shows of a photograph. */
const RESOLUTION = 170
const JPEG_QUALITY = 80
const MM_AN_INCH = 25.4
const PICTURES = join(process.cwd(), 'public/pictures')

/** A picture in the frame's pixels, as JPEG: a PDF keeps one as it is, and unpacks WebP and AVIF. */
async function pictureFor(/** @type {URL} */ { searchParams }) {
  const manifest = JSON.parse(readFileSync(join(PICTURES, 'manifest.json'), 'utf8'))
  const id = searchParams.get('id') ?? ''
  const { hash, widths } = manifest[id]
  const [width, height] = ['width', 'height'].map((side) => Math.round((Number(searchParams.get(side)) / MM_AN_INCH) * RESOLUTION))
  const file = join(PICTURES, `${id}-${Math.max(...widths)}.${hash}.webp`)
  return sharp(file).resize(width, height, { fit: 'cover' }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer()
}

/** Runs in the page: the site's drawings in place of the marks, with the styles of their pages. @returns addresses without a drawing */
async function fillDrawings() {
  const marks = [...document.querySelectorAll('[data-drawing]')]
  const styles = new Set()
  const missing = []
  /** @type {Map<string, Document>} */
  const read = new Map()
  for (const address of new Set(marks.map((mark) => mark.getAttribute('data-drawing') ?? ''))) {
    const sent = await fetch(address)
    const page = new DOMParser().parseFromString(sent.ok ? await sent.text() : '', 'text/html')
    read.set(address, page)
    for (const one of page.querySelectorAll('style')) styles.add(one.textContent ?? '')
  }
  for (const mark of marks) {
    const address = mark.getAttribute('data-drawing') ?? ''
    const page = read.get(address)
    // The last of the maps shows the district.
    const drawn =
      page?.querySelector('main [data-zoom-content] svg[role=img], main svg[role=img]') ??
      [...(page?.querySelectorAll('main #maps svg[class*=_map]') ?? [])].at(-1)
    if (drawn) mark.append(document.importNode(drawn, true))
    else missing.push(address)
  }
  // Before the brochure's own, which overrides them.
  const own = document.querySelector('style')
  for (const text of styles) own?.before(Object.assign(document.createElement('style'), { textContent: text }))
  return missing
}

/** Runs in the page: smaller type where a sheet is too full. @returns titles of sheets that stay too full */
async function fitSheets() {
  await Promise.all([...document.images].map((image) => image.decode()))
  await document.fonts.ready
  const full = []
  for (const sheet of document.querySelectorAll('.sheet.page')) {
    const body = sheet.querySelector('.body')
    if (!(body instanceof HTMLElement)) continue
    const isFull = () => body.scrollHeight > body.clientHeight + 1 || body.scrollWidth > body.clientWidth + 1
    for (const size of ['small', 'smaller']) if (isFull()) sheet.classList.add(size)
    if (isFull()) full.push(sheet.querySelector('h1')?.textContent ?? '')
  }
  return full
}

/**
 * Prints sheets into one PDF with a Chromium.
 * @param {{ origin: string, html: string, fonts: readonly string[], browser: string }} options origin of the running site; files of the fonts, in the order of the document's
 * @returns {Promise<{ pdf: Buffer } | { fault: 'noBrowser' | 'noSite' | 'noDrawing' | 'overfull', of: readonly string[] }>} a fault, and the drawings or sheets that have it
 */
export async function printSheets({ origin, html, fonts, browser: executablePath }) {
  if (!existsSync(executablePath)) return { fault: 'noBrowser', of: [] }
  const isOpen = await fetch(origin, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isOpen) return { fault: 'noSite', of: [] }
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'] })
  try {
    const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 794, height: 1123 } })
    const address = `${origin}/brochure-being-made`
    await page.route(`${address}*`, async (route) => {
      const url = new URL(route.request().url())
      const font = url.searchParams.get('font')
      if (font !== null) await route.fulfill({ contentType: 'font/ttf', body: readFileSync(fonts[Number(font)] ?? '') })
      else if (url.searchParams.has('id')) await route.fulfill({ contentType: 'image/jpeg', body: await pictureFor(url) })
      else await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    })
    await page.emulateMedia({ media: 'print' })
    await page.goto(address, { waitUntil: 'load' })
    const missing = await page.evaluate(fillDrawings)
    if (missing.length > 0) return { fault: 'noDrawing', of: missing }
    const full = await page.evaluate(fitSheets)
    if (full.length > 0) return { fault: 'overfull', of: full }
    return { pdf: await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }) }
  } finally {
    await browser.close()
  }
}
