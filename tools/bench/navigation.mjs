import { DEVICES, MENU, firstVisible, pause, press, slowPage, warm, withBrowser } from './browser.mjs'
import { slowLink } from './slow-link.mjs'
import { roundTrips } from '../../tests/support/round-trips.mjs'

/** @typedef {import('./browser.mjs').Page} Page */
/** @typedef {{ started: number, ended?: number }} Transfer milliseconds since 1970 */

/** ms that a person reads before the next click; prefetching finishes meanwhile. */
const READING_MS = 3000
const BETWEEN_MS = 1200
const LIMIT_MS = 30_000
const LINKED = /** @type {const} */ (['overview', 'location', 'unit'])

/** Records when a link was clicked, and when the other heading and picture were shown; survives a change of the document. */
function probe() {
  const now = () => performance.timeOrigin + performance.now()
  const store = sessionStorage
  const shown = (/** @type {Element} */ element) => element.getBoundingClientRect()
  const heading = () =>
    [...document.querySelectorAll('h1')].find((element) => {
      const { width, height, top } = shown(element)
      return width && height && top < innerHeight && getComputedStyle(element).visibility !== 'hidden'
    })
  const picture = () =>
    [...document.querySelectorAll('main img:not([aria-hidden])')].find((element) => {
      const { width, height, top, bottom } = shown(element)
      return width * height > 20_000 && top < innerHeight && bottom > 0
    })
  /** Marks the time after the frame that shows it. @param {string} name */
  const note = (name) => requestAnimationFrame(() => setTimeout(() => store.setItem(name, String(now()))))
  let watching = false
  const watch = () => {
    if (watching) return
    watching = true
    const look = async () => {
      const text = heading()?.textContent
      if (text === undefined || text === store.getItem('bench-from')) return requestAnimationFrame(look)
      note('bench-h1')
      for (;;) {
        const image = /** @type {HTMLImageElement | undefined} */ (picture())
        if (!image || (image.complete && image.naturalWidth)) {
          if (
            (await image?.decode().then(
              () => true,
              () => false,
            )) !== false
          )
            break
        }
        await new Promise((resolve) => setTimeout(resolve, 8))
      }
      note('bench-picture')
      watching = false
    }
    void look()
  }
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest('a[href]')) return
      store.removeItem('bench-h1')
      store.removeItem('bench-picture')
      store.setItem('bench-from', heading()?.textContent ?? '')
      store.setItem('bench-clicked', String(now()))
      watch()
    },
    true,
  )
  if (store.getItem('bench-clicked') && !store.getItem('bench-picture')) watch()
}

/** @param {import('./browser.mjs').CDPSession} client @returns {Promise<Map<string, Transfer>>} of all requests from now on */
async function watchTransfers(client) {
  /** @type {Map<string, Transfer>} */
  const transfers = new Map()
  let origin = NaN
  client.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, request }) => {
    origin = wallTime - timestamp
    if (/^https?:/.test(request.url)) transfers.set(requestId, { started: wallTime * 1000 })
  })
  client.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.ended = (origin + timestamp) * 1000
  })
  await client.send('Network.enable')
  return transfers
}

/**
 * The link to `path` in a menu, after opening the menu and its group as a person does.
 * @param {Page} page @param {import('./browser.mjs').CDPSession} client @param {string} path @param
 *   {import('./browser.mjs').Device} device
 */
async function linkInMenu(page, client, path, device) {
  const ends = [`a[href="${path}"]`, `a[href="${path}/"]`]
  const links = ['header', 'nav'].flatMap((part) => ends.map((end) => `${part} ${end}`)).join(', ')
  let link = await firstVisible(page, links)
  if (link) return link
  const menu = await firstVisible(page, MENU)
  if (menu) await press(client, page, menu, device)
  else
    await page
      .locator('header li, nav li')
      .filter({ has: page.locator(ends.join(', ')) })
      .first()
      .hover({ timeout: 5000 })
  await pause(500)
  for (const group of await page
    .locator('details')
    .filter({ has: page.locator(ends.join(', ')) })
    .all()) {
    link = await firstVisible(page, links)
    if (link) break
    const summary = group.locator('summary').first()
    if (!(await summary.isVisible())) continue
    await press(client, page, summary, device)
    await pause(400)
  }
  link ??= await firstVisible(page, links)
  if (!link) throw new Error(`no link to ${path} in a menu`)
  return link
}

/** Follows links of the menu from the home page, on a slow link and a slow processor. @type {import('./bench.mjs').Section} */
export const navigation = {
  pages: ['phone', 'desktop'],
  prepare: (site) => warm(['/', ...LINKED.flatMap((name) => site.paths[name] ?? [])].map((path) => site.origin + path)),
  async measure(site, name) {
    const device = /** @type {import('./browser.mjs').Device} */ (name)
    const far = await slowLink(site.origin, DEVICES[device].link)
    try {
      return await withBrowser(async (browser) => {
        const { page, client } = await slowPage(browser, device, probe)
        const transfers = await watchTransfers(client)
        await page.goto(`${far.origin}/`, { waitUntil: 'load', timeout: 60_000 })
        await pause(READING_MS)
        await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined)
        /** @type {Record<'heading' | 'picture' | 'kilobytes' | 'requests' | 'roundTrips', number[]>} */
        const found = { heading: [], picture: [], kilobytes: [], requests: [], roundTrips: [] }
        for (const path of LINKED.flatMap((each) => site.paths[each] ?? [])) {
          const bytes = far.bytesDown()
          transfers.clear()
          await press(client, page, await linkInMenu(page, client, path, device), device)
          const times = await arrival(page)
          await page.waitForLoadState('load').catch(() => undefined)
          await pause(BETWEEN_MS)
          const waitedFor = [...transfers.values()].flatMap(({ started, ended }) =>
            ended !== undefined && started >= times.clicked && ended <= times.heading ? [{ started, ended }] : [],
          )
          found.heading.push(times.heading - times.clicked)
          found.picture.push(times.picture - times.clicked)
          found.kilobytes.push((far.bytesDown() - bytes) / 1024)
          found.requests.push(transfers.size)
          found.roundTrips.push(roundTrips(waitedFor))
        }
        return {
          'new heading, ms': found.heading,
          'main picture, ms': found.picture,
          'requests a change': found.requests,
          'kB a change': found.kilobytes,
          'round trips before the heading': found.roundTrips,
        }
      })
    } finally {
      far.close()
    }
  },
}

/** @param {Page} page @returns {Promise<{ clicked: number, heading: number, picture: number }>} milliseconds since 1970 */
async function arrival(page) {
  const limit = performance.now() + LIMIT_MS
  while (performance.now() < limit) {
    await pause(60)
    // A document that is being left does not answer; the next one does.
    const times = await page
      .evaluate(() => ({
        clicked: Number(sessionStorage.getItem('bench-clicked')),
        heading: Number(sessionStorage.getItem('bench-h1')),
        picture: Number(sessionStorage.getItem('bench-picture')),
      }))
      .catch(() => undefined)
    if (times?.picture) return times
  }
  throw new Error('the other page never stood there')
}
