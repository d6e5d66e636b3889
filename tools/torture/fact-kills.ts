import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { brokenVersions, EMPTY_CHAIN, versionsAt, type ChainEnd } from '@/lib/fact-version'
import { checkChain } from '@/lib/facts/check-chain'
import { contentWithFacts } from '@/lib/facts/content-with-facts'
import { valuesOf } from '@/lib/facts/shown-facts'
import type { Store } from '@/lib/store/store'
import { DISCLAIMER, newestNotice, NOTICE, noticeNumber, noticeText, publishByForm, shownNotice } from './fact-notice'
import { faultUnless, type Report } from './report'
import { signIn } from './sign-in'
import { embeddedStore } from './store-fixtures'
import { startTarget } from './target'

const ANSWER_LIMIT_MS = 30_000
/** Every so many kills, one comes at any moment of the start; the others come while somebody publishes. */
const EARLY_KILL_EVERY = 8
const START_MS = 1500
/**
 * Kills the site at random moments while a person publishes. The next start has every acknowledged value, shows the newest stored
 * one at its first answer, whole, and its chain has no gap.
 */
export async function killsOfSite(count: number): Promise<Report> {
  const { environment, open, end } = embeddedStore('torture-facts-')
  const faults: string[] = []
  let cookie = ''
  let sent = 0
  let acknowledged = 0
  let cut = 0
  for (let round = 0; round < count; round += 1) {
    const target = await startTarget({ ...environment, LOG_LEVEL: 'silent' })
    const before = open()
    const stored = await newestNotice(before)
    if (round > 0) {
      const held = noticeNumber(JSON.parse(stored?.json ?? '""') as string)
      if (acknowledged > 0 && (held === undefined || held < acknowledged)) faults.push(`${acknowledged} was acknowledged, ${held} is stored`)
      const shown = await shownNotice(target.url)
      if (shown !== held) faults.push(`the first answer shows ${shown}, ${held} is stored`)
    }
    cookie ||= await signIn(target.url)
    let basedOn = stored?.number ?? 0
    await before.close()
    let alive = true
    let firstAnswer = () => {}
    const answering = new Promise<void>((resolve) => (firstAnswer = resolve))
    const work = (async () => {
      while (alive) {
        const number = (sent += 1)
        const answer = await publishByForm(target.url, cookie, basedOn, noticeText(number)).catch(() => null)
        if (!answer) {
          cut += 1
          break
        }
        if (!answer.isPublished) {
          faults.push(`${answer.status} ${answer.location}`)
          break
        }
        acknowledged = number
        basedOn += 1
        firstAnswer()
      }
    })()
    if (round % EARLY_KILL_EVERY === EARLY_KILL_EVERY - 1) await sleep(Math.random() * START_MS)
    else {
      await Promise.race([answering, sleep(ANSWER_LIMIT_MS)])
      await sleep(Math.random() * 250)
    }
    alive = false
    await target.kill()
    await work
  }
  const store = open()
  const chain = await checkChain(store.facts)
  const versions = await store.facts.readChain(0, sent + 1)
  await store.close()
  await end()
  const halved = versions.filter(({ json }) => noticeNumber(JSON.parse(json ?? '""') as string) === undefined).length
  return {
    trial: `${count} times kill -9 of a site that publishes facts`,
    figures: { sent, 'connections cut by a kill': cut, 'versions, of these half': `${versions.length}, ${halved}`, 'broken in the chain': chain.broken.length },
    faults: [
      ...[...new Set(faults)],
      ...faultUnless(halved === 0, 'a value is half there'),
      ...faultUnless(chain.broken.length === 0, `versions ${chain.broken.join()} are missing or changed`),
    ],
  }
}

const PUBLISHER = ['--conditions=react-server', '--import', 'tsx', 'tools/torture/publish-facts.ts']
/** Publications take some milliseconds each. */
const PUBLISHING_MS = 120

/**
 * Starts a process that publishes one after the other, and kills it at a random moment.
 * @param first number of its first publication
 * @returns the last number that it reported as published; the one before `first` where it reported none
 */
async function killPublisher(environment: Readonly<Record<string, string>>, first: number, early: boolean): Promise<number> {
  const child = spawn(process.execPath, [...PUBLISHER, String(first)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  let began = () => {}
  const beginning = new Promise<void>((resolve) => (began = resolve))
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    began()
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  if (!early) await Promise.race([beginning, gone, sleep(ANSWER_LIMIT_MS, undefined, { ref: false })])
  await sleep(Math.random() * (early ? START_MS : PUBLISHING_MS))
  child.kill('SIGKILL')
  await gone
  return output
    .split('\n')
    .slice(0, -1)
    .reduce((last, line) => Math.max(last, Number(line)), first - 1)
}

interface Found {
  readonly end: ChainEnd
  readonly notice: number
  readonly faults: readonly string[]
}

/** What a store says after a kill. @param before end of the chain that was checked already */
async function checkAfterKill(store: Store, before: ChainEnd, acknowledged: number): Promise<Found> {
  const numbers = async (path: string) => {
    const [newest] = await store.facts.listVersions({ path, limit: 1 })
    return newest ? noticeNumber([JSON.parse(newest.json ?? '""') as string | string[]].flat().join()) : 0
  }
  const [notice, disclaimer] = [await numbers(NOTICE), await numbers(DISCLAIMER)]
  const added = await store.facts.readChain(before.number, Number.MAX_SAFE_INTEGER)
  const now = new Date()
  const { content, refused } = contentWithFacts(valuesOf(versionsAt(await store.facts.listHeld(now), now).values()))
  const shown = noticeNumber(content.site.officialNotice) ?? 0
  const last = added.at(-1)
  const pair = notice === undefined ? undefined : notice - (notice % 2)
  return {
    end: last ? { number: last.number, hash: last.hash } : before,
    notice: notice ?? 0,
    faults: [
      ...faultUnless(notice !== undefined && disclaimer !== undefined, 'a value is half there'),
      ...faultUnless(disclaimer === pair, `of two facts published together, one says ${disclaimer} and the other ${notice}`),
      ...faultUnless((notice ?? 0) >= acknowledged && (notice ?? 0) <= acknowledged + 1, `${acknowledged} was acknowledged, ${notice} is stored`),
      ...faultUnless(refused.length === 0 && shown === notice, `the site would say ${shown}, ${notice} is stored`),
      ...faultUnless(brokenVersions(added, before).length === 0, 'the chain has a gap or a changed version'),
    ],
  }
}

/**
 * Kills a process that publishes to the store at random moments: one fact, two together, by turns. After each, the old version is
 * whole or the new one is, what was acknowledged is there, and the chain has no gap.
 */
export async function killsOfPublisher(count: number): Promise<Report> {
  const { environment, open, end } = embeddedStore('torture-publisher-')
  const faults: string[] = []
  let checked: ChainEnd = EMPTY_CHAIN
  let next = 1
  let unheard = 0
  for (let round = 0; round < count; round += 1) {
    const acknowledged = await killPublisher(environment, next, round % EARLY_KILL_EVERY === EARLY_KILL_EVERY - 1)
    const store = open()
    const found = await checkAfterKill(store, checked, acknowledged)
    await store.close()
    faults.push(...found.faults)
    if (found.notice > acknowledged) unheard += 1
    checked = found.end
    next = found.notice + 1
  }
  await end()
  return {
    trial: `${count} times kill -9 of a process that publishes facts`,
    figures: { publications: next - 1, versions: checked.number, 'committed and not reported': unheard, faults: faults.length },
    faults: [...new Set(faults)],
  }
}
