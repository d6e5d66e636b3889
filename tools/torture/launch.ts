import { readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { VISIT_PATH } from '@/lib/routes'
import { SITE } from '@/tests/support/registrations'
import { seededRandom } from '@/tests/support/seeded-random'
import { madeRegistration } from '../bench/office-data'
import { population, type Arrival } from './carrier-population'
import { embeddedStore } from './store-fixtures'
import { allowConnections, inParallel, post, sendRequest } from './load'
import { browserHeaders, PHONES } from './people'
import { percentile, faultUnless, type Report } from './report'
import { signIn } from './sign-in'
import { SITE_URL, startTarget, type Target } from './target'

const SEED = 20261128
/** 10,000 visitors in ten minutes; a smaller trial is shorter. */
const VISITORS_A_SECOND = 10_000 / 600
const REGISTRATION_SHARE = 0.2
/** Registrations that the office exports, for each visitor of the trial. */
const STORED_SHARE = 10
const FILL_AT_ONCE = 500
/** Pages that a visitor reads after the first. */
const NEXT_PAGES = [
  '/FloorPlan/84A',
  '/LocationEnvironment/intro',
  `/${SITE}/press`,
  '/SalesInfo/SubscriptionGuide',
  '/Interior/84A',
  '/Promotion/Customer',
  VISIT_PATH,
]
const READING_MS = 3_000
const ARTICLE_EVERY_MS = 60_000
const REPORT_EVERY_MS = 30_000
/** Limits for an idle machine of two cores. */
const P99_LIMIT_MS = 100
const BLOCKED_LIMIT_MS = 50
/** Allowed growth of resident memory between the second and the last fifth of the trial. */
const GROWTH_LIMIT = 1.2
const WARM_UP_MS = 5_000

interface Seen {
  readonly statuses: Record<string, number>
  readonly pageMs: number[]
  readonly registrationMs: number[]
  readonly refused: string[]
}

interface Second {
  readonly blockedMs: number
  readonly collectedMs: number
  readonly ranMs: number
  readonly waitedMs: number
  readonly rssMb: number
}

const count = (seen: Seen, name: string) => void (seen.statuses[name] = (seen.statuses[name] ?? 0) + 1)

async function look(site: Target, path: string, headers: Readonly<Record<string, string>>, seen: Seen): Promise<string> {
  const { status, body, ms } = await sendRequest(site.url + encodeURI(path), { headers })
  count(seen, `pages ${status}`)
  seen.pageMs.push(ms)
  if (status !== 200) seen.refused.push(`${path} was answered ${status}`)
  return body
}

/** What `GET /api/visit-times` says (docs/api.md). */
interface OfferedTimes {
  readonly days: readonly { readonly day: string; readonly freeTimes: number }[]
  readonly times: readonly { readonly at: string; readonly full: boolean }[]
}

/** What a registration for a full time is answered (docs/api.md). */
interface FullAnswer {
  readonly next: readonly { readonly at: string }[]
}

/** @returns another entry for each visitor; undefined of an empty list */
const spread = <Entry>(entries: readonly Entry[], index: number): Entry | undefined => entries[(index * 7919) % entries.length]

/** A visit on a day and at a time of the visitor's choice, as the form sends it. */
async function chooseVisit(site: Target, index: number, headers: Readonly<Record<string, string>>, seen: Seen): Promise<Record<string, unknown>> {
  const read = async (query: string) => {
    const { status, body } = await sendRequest(`${site.url}/api/visit-times${query}`, { headers: { ...headers, 'sec-fetch-site': 'same-origin' } })
    count(seen, `times ${status}`)
    if (status !== 200) seen.refused.push(`the times of visits were answered ${status}`)
    return JSON.parse(body) as OfferedTimes
  }
  const { days } = await read('')
  const day = spread(
    days.filter(({ freeTimes }) => freeTimes > 0),
    index,
  )?.day
  const { times } = await read(`?day=${day ?? ''}`)
  const at = spread(
    times.filter(({ full }) => !full),
    index,
  )?.at
  return { visitAt: at, visitPeople: 2 }
}

/** Scripts, fonts and pictures that a browser loads with its first page. */
const ASSETS = /(?:src|href)="(\/[^"]+\.(?:js|woff2|avif|webp|css|svg))"/g

async function visit(site: Target, { client, body }: Arrival, index: number, registers: boolean, seen: Seen): Promise<void> {
  const headers = browserHeaders(PHONES[index % PHONES.length] as string, client)
  const asDocument = { ...headers, accept: 'text/html,*/*;q=0.8', 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const html = await look(site, '/', asDocument, seen)
  const assets = [...html.matchAll(ASSETS)].map(([, path = '']) => path).slice(0, 8)
  await Promise.all(assets.map((path) => sendRequest(site.url + path, { headers }).then(({ status }) => count(seen, `assets ${status}`))))
  await sleep(READING_MS)
  const next = NEXT_PAGES[index % NEXT_PAGES.length] as string
  await look(site, next, asDocument, seen)
  if (!registers) return
  const chosen = next === VISIT_PATH ? await chooseVisit(site, index, headers, seen) : {}
  const register = async (how: Readonly<Record<string, unknown>>, key: string) => {
    const answer = await post(site.url, JSON.stringify({ ...body, ...how }), { ...headers, 'idempotency-key': key })
    count(seen, `registrations${'visitAt' in how ? ' with a visit' : ''} ${answer.status}`)
    seen.registrationMs.push(answer.ms)
    return answer
  }
  let answer = await register(chosen, `launch-${index}`)
  // The time was taken meanwhile: the visitor takes the nearest that is free.
  if (answer.status === 409) answer = await register({ ...chosen, visitAt: (JSON.parse(answer.body) as FullAnswer).next[0]?.at }, `launch-${index}-next`)
  if (answer.status !== 201) seen.refused.push(`a registration from ${client} was answered ${answer.status} ${answer.body.slice(0, 120)}`)
}

const postArticle = (site: Target, cookie: string, title: string) =>
  sendRequest(`${site.url}/api/press`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE_URL, cookie },
    body: JSON.stringify({ site: SITE, title, summary: '시험 요약', content: '첫 문단\n둘째 문단' }),
  })

/** Reports and articles, evenly over the trial, and one export of each kind with all that is stored. */
async function officeWork(site: Target, cookie: string, lastsMs: number, seen: Seen): Promise<string[]> {
  const notes: string[] = []
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_URL, cookie }
  const exported = async (format: string) => {
    const began = performance.now()
    const { status, body, headers } = await sendRequest(`${site.url}/api/admin/export`, {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ format, reason: '개업 주말 시험', from: '', until: '', status: '' }).toString(),
    })
    count(seen, `exports ${status}`)
    if (status !== 200) seen.refused.push(`an export as ${format} was answered ${status} ${String(headers.location)} ${body.slice(0, 120)}`)
    notes.push(`${format} ${Math.round(body.length / 1024)} kB in ${Math.round((performance.now() - began) / 1000)} s`)
  }
  const repeat = (everyMs: number, work: (index: number) => Promise<void>) =>
    Promise.all(
      Array.from({ length: Math.ceil(lastsMs / everyMs) }, async (_, index) => {
        await sleep(everyMs * index)
        await work(index)
      }),
    )
  await Promise.all([
    repeat(REPORT_EVERY_MS, async (index) => {
      const { status } = await sendRequest(`${site.url}${index % 2 ? '/api/admin/reports' : '/admin/reports'}`, { headers: { cookie } })
      count(seen, `reports ${status}`)
      if (status !== 200) seen.refused.push(`a report was answered ${status}`)
    }),
    repeat(ARTICLE_EVERY_MS, async (index) => {
      const { status } = await postArticle(site, cookie, `개업 소식 ${index}`)
      count(seen, `articles ${status}`)
      if (status !== 201) seen.refused.push(`an article was answered ${status}`)
    }),
    sleep(lastsMs / 5).then(() => exported('csv')),
    sleep(lastsMs / 2).then(() => exported('xlsx')),
  ])
  return notes
}

/**
 * A launch evening on the built site: visitors from three carriers' addresses read and register, with the default limits, while
 * the office exports everything, opens reports and posts articles. Measures the longest block of the main thread, refusals,
 * response times and memory. Limits apply to an idle machine of two cores. Since 2026-11-29 the visitors run at a lower priority
 * than the site, for good: older figures are not comparable, and no trial can follow in this process.
 */
export async function launch(visitors: number): Promise<Report> {
  const fixture = embeddedStore('torture-launch-')
  const stored = visitors * STORED_SHARE
  const store = fixture.open()
  // As in a site that created its store: each registration has its n-grams.
  await store.registrations.noteSearchTerms()
  await inParallel(stored, FILL_AT_ONCE, async (index) => void (await store.registrations.save(madeRegistration(index, stored).registration, [], [], null)))
  await store.close()

  const delays = join(fixture.environment.DATA_DIR as string, 'loop-delay.jsonl')
  const site = await startTarget(
    { ...fixture.environment, LOG_LEVEL: 'silent', TRUST_PROXY: '1', RATE_LIMIT_REGISTRATIONS: '10', LOOP_DELAY_FILE: delays },
    './tools/torture/loop-delay.mjs',
  )
  // Visitors' devices take no processor time from a server: this process gives way to the site.
  if (getPriority() < constants.priority.PRIORITY_BELOW_NORMAL) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  allowConnections(400)
  const seen: Seen = { statuses: {}, pageMs: [], registrationMs: [], refused: [] }
  const lastsMs = (visitors / VISITORS_A_SECOND) * 1000
  const random = seededRandom(SEED)
  const arrivals = population(visitors, 0, lastsMs, random)
  try {
    const cookie = await signIn(site.url)
    // A page's code is loaded at its first use, minutes before the evening: an article has the press list rendered.
    await postArticle(site, cookie, '개업 안내')
    await look(site, `/${SITE}/press`, {}, seen)
    for (const path of ['/', ...NEXT_PAGES]) await look(site, path, {}, seen)
    for (const path of ['/admin', '/admin/reports', '/api/admin/reports']) await sendRequest(site.url + path, { headers: { cookie } })
    await sleep(WARM_UP_MS)
    seen.pageMs.length = 0
    const firstSecond = readSeconds(delays).length
    const [exports] = await Promise.all([
      officeWork(site, cookie, lastsMs, seen),
      ...arrivals.map(async (arrival, index) => {
        await sleep(arrival.atMs)
        await visit(site, arrival, index, random() < REGISTRATION_SHARE, seen)
      }),
    ])
    const seconds = readSeconds(delays).slice(firstSecond)
    const blocked = seconds.map(({ blockedMs }) => blockedMs)
    const fifth = Math.max(1, Math.floor(seconds.length / 5))
    const rss = (part: readonly Second[]) =>
      percentile(
        part.map(({ rssMb }) => rssMb),
        0.5,
      )
    const [early, late] = [rss(seconds.slice(fifth, 2 * fifth)), rss(seconds.slice(-fifth))]
    const p99 = percentile(seen.registrationMs, 0.99)
    const longest = percentile(blocked, 1)
    return {
      trial: `${visitors} visitors in ${Math.round(lastsMs / 1000)} s beside exports of ${stored} registrations, reports and articles`,
      figures: {
        answers: JSON.stringify(seen.statuses),
        'registrations (median, 99 %, slowest)': `${percentile(seen.registrationMs, 0.5)}, ${p99}, ${percentile(seen.registrationMs, 1)} ms`,
        'pages (median, 99 %, slowest)': `${percentile(seen.pageMs, 0.5)}, ${percentile(seen.pageMs, 0.99)}, ${percentile(seen.pageMs, 1)} ms`,
        'main thread blocked (99 % of seconds, longest)': `${percentile(blocked, 0.99)}, ${longest} ms`,
        'seconds with a block over the limit (at, blocked, longest garbage collection, ran, waited for a core)':
          seconds
            .flatMap(({ blockedMs, collectedMs, ranMs, waitedMs }, at) =>
              blockedMs > BLOCKED_LIMIT_MS
                ? [`${at} s ${Math.round(blockedMs)} ${Math.round(collectedMs)} ${Math.round(ranMs)} ${Math.round(waitedMs)} ms`]
                : [],
            )
            .join(', ') || 'none',
        'resident memory (second fifth, last fifth, most)': `${early}, ${late}, ${percentile(
          seconds.map(({ rssMb }) => rssMb),
          1,
        )} MB`,
        exports: exports.join(', '),
      },
      faults: [
        ...seen.refused,
        ...faultUnless(p99 < P99_LIMIT_MS, `p99 of a registration was ${p99} ms, the limit is ${P99_LIMIT_MS} ms`),
        ...faultUnless(longest <= BLOCKED_LIMIT_MS, `the main thread was blocked for ${longest} ms, the limit is ${BLOCKED_LIMIT_MS} ms`),
        ...faultUnless(late <= early * GROWTH_LIMIT, `resident memory grew from ${early} to ${late} MB`),
      ],
    }
  } finally {
    await site.stop()
    await fixture.end()
  }
}

const readSeconds = (file: string): Second[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Second)
