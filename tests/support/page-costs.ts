import { expect, type CDPSession, type JSHandle, type Locator, type Page } from '@playwright/test'
import { ROUTER_MARK } from '@/lib/delivery/next/router-state'
import { roundTrips } from './round-trips.mjs'

/** Bytes of a page's first view on a phone, untouched, as transferred with headers; `html` is the document's body alone. */
export interface PageCosts {
  readonly html: number
  readonly scripts: number
  readonly fonts: number
  readonly total: number
}

/** Costs of a route change, from opening the menu with its link until nothing is fetched any more. */
export interface RouteCosts {
  /** Bytes as transferred, with headers. */
  readonly route: number
  /** Sequential requests between the touch and the new heading. */
  readonly roundTrips: number
}

interface Transfer {
  /** Milliseconds since 1970, as `performance.timeOrigin` counts. */
  readonly started: number
  ended?: number
  readonly type: string
  bytes: number
}

/** Long enough for a dependent request to start; a page that polls would never be quiet. */
const QUIET_MS = 600
/**
 * Prefetching for an opened menu starts when its links are visible and the router has time: on a busy machine after more than
 * {@link QUIET_MS}.
 */
const QUIET_AFTER_MENU_MS = 1_500
/** Delay of every response, so that a dependent request starts measurably after it. */
const LATENCY_MS = 150
/** Duration of a touch, ms. */
const PRESS_MS = 80

/** Every request of `page` from now on. */
async function watchTransfers(client: CDPSession) {
  const transfers = new Map<string, Transfer>()
  let changed = performance.now()
  /** Offset of the browser's monotonic clock, in seconds, from the wall clock. */
  let monotonicOrigin = NaN
  client.on('Network.requestWillBeSent', ({ requestId, timestamp, wallTime, type, request }) => {
    changed = performance.now()
    monotonicOrigin = wallTime - timestamp
    if (/^https?:/.test(request.url)) transfers.set(requestId, { started: wallTime * 1000, type: type ?? 'Other', bytes: 0 })
  })
  const end = (requestId: string, timestamp: number, bytes: number) => {
    changed = performance.now()
    const transfer = transfers.get(requestId)
    if (transfer) Object.assign(transfer, { ended: (monotonicOrigin + timestamp) * 1000, bytes })
  }
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => end(requestId, timestamp, encodedDataLength))
  client.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0))
  await client.send('Network.enable')
  return {
    transfers,
    /** @param from the earliest start of the `ms` */
    quiet: (ms = QUIET_MS, from = 0) =>
      expect
        .poll(() => [...transfers.values()].every(({ ended }) => ended !== undefined) && performance.now() - Math.max(changed, from) > ms, {
          message: 'the network is quiet',
        })
        .toBe(true),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The route is hydrated and the router has taken the present entry for its own. */
export const hydrated = (page: Page, timeout?: number) =>
  page.waitForFunction((mark) => (history.state as Record<string, unknown> | null)?.[mark] === true, ROUTER_MARK, timeout === undefined ? {} : { timeout })

/** Opens `path` in a fresh page and leaves it untouched until nothing is fetched any more. */
export async function pageCosts(page: Page, path: string): Promise<PageCosts> {
  const client = await page.context().newCDPSession(page)
  const { transfers, quiet } = await watchTransfers(client)
  const answer = await page.goto(path, { waitUntil: 'load' })
  if (!answer) throw new Error(`${path}: no document`)
  await hydrated(page)
  await quiet()
  const all = [...transfers.values()]
  const bytes = (type: string) => sum(all.filter((each) => each.type === type).map((each) => each.bytes))
  await client.detach()
  return { html: (await answer.request().sizes()).responseBodySize, scripts: bytes('Script'), fonts: bytes('Font'), total: sum(all.map((each) => each.bytes)) }
}

/**
 * Follows a link by touch, with a latency of 150 ms, and waits for the other heading.
 * @param from address of the page with the link; opened here
 * @param lead opens the element that hides the link, such as the menu, and returns the link
 */
export async function routeCosts(page: Page, from: string, lead: (page: Page) => Promise<Locator>): Promise<RouteCosts> {
  const client = await page.context().newCDPSession(page)
  const { transfers, quiet } = await watchTransfers(client)
  await page.goto(from, { waitUntil: 'load' })
  await hydrated(page)
  await quiet()
  await client.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 })
  transfers.clear()

  const link = await lead(page)
  await quiet(QUIET_AFTER_MENU_MS, performance.now())
  await page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    const now = () => performance.timeOrigin + performance.now()
    const times = { touched: 0, shown: 0 }
    Object.assign(window, { routeTimes: times })
    addEventListener('touchstart', () => (times.touched = now()), { capture: true, once: true, passive: true })
    const look = () => {
      if (heading() && heading() !== before) times.shown = now()
      else requestAnimationFrame(look)
    }
    look()
  })
  const box = await link.boundingBox()
  if (!box) throw new Error('the link is not shown')
  const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), PRESS_MS)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const times = await page.waitForFunction(() => {
    const { routeTimes } = window as unknown as { routeTimes: { touched: number; shown: number } }
    return routeTimes.shown > 0 && routeTimes
  })
  const { touched, shown } = await (times as JSHandle<{ touched: number; shown: number }>).jsonValue()
  await quiet()
  const all = [...transfers.values()]
  const waitedFor = all.flatMap(({ started, ended }) => (ended !== undefined && started >= touched && ended <= shown ? [{ started, ended }] : []))
  await client.detach()
  return { route: sum(all.map(({ bytes }) => bytes)), roundTrips: roundTrips(waitedFor) }
}
