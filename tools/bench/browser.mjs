import { chromium } from 'playwright'

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').CDPSession} CDPSession */
/** @typedef {'phone' | 'desktop'} Device */

export const CHROMIUM = process.env.CHROME_PATH ?? '/usr/bin/chromium'
export const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Lighthouse's phone with slow 4G, and a plain desktop. `cpu`: slowdown factor relative to this machine. */
export const DEVICES = /** @type {const} */ ({
  phone: {
    context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    link: { rttMs: 150, downBps: 1.6e6, upBps: 0.75e6 },
    cpu: 4,
  },
  desktop: { context: { viewport: { width: 1350, height: 940 } }, link: { rttMs: 40, downBps: 10e6, upBps: 5e6 }, cpu: 1 },
})

/** Opens the phone's menu: this site's button, or what a foreign site marks. */
export const MENU = '[popovertarget=slide-menu], [data-bench=menu]'

/** How long a finger or a button stays down, and how long a pointer rests on a link first, ms. */
const PRESS_MS = 80
const HOVER_MS = 150

export const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A fresh browser without any cache.
 * @template T
 * @param {(browser: import('playwright').Browser) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBrowser(work) {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Device} device
 * @param {(argument: any) => void} probe runs in every document before its own scripts
 * @param {unknown} [argument]
 */
export async function slowPage(browser, device, probe, argument) {
  const context = await browser.newContext({ ...DEVICES[device].context, locale: 'ko-KR' })
  await context.addInitScript(probe, argument)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: DEVICES[device].cpu })
  return { page, client, close: () => context.close() }
}

/**
 * @param {Page} page @param {string} selector @returns {Promise<import('playwright').Locator | undefined>} the first visible one
 */
export async function firstVisible(page, selector) {
  for (const found of await page.locator(selector).all()) if (await found.isVisible()) return found
  return undefined
}

/**
 * Clicks as a person does: a finger on a phone; a pointer that arrives, rests and clicks on a desktop. @param {CDPSession} client
 * @param {Page} page @param {import('playwright').Locator} target @param {Device} device
 */
export async function press(client, page, target, device) {
  await target.scrollIntoViewIfNeeded({ timeout: 5000 })
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (device === 'phone') {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await pause(PRESS_MS)
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } else {
    await page.mouse.move(point.x, point.y, { steps: 3 })
    await pause(HOVER_MS)
    await page.mouse.down()
    await pause(PRESS_MS)
    await page.mouse.up()
  }
}

/**
 * Loads each address completely once, so that the server has created whatever it creates on the first request. @param {readonly
 * string[]} urls
 */
export const warm = (urls) =>
  withBrowser(async (browser) => {
    for (const url of urls) {
      for (const { context: options } of Object.values(DEVICES)) {
        const context = await browser.newContext(options)
        const page = await context.newPage()
        await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 500) {
            scrollTo(0, y)
            await new Promise((resolve) => setTimeout(resolve, 60))
          }
        })
        await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined)
        await context.close()
      }
    }
  })
