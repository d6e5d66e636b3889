import { setTimeout as sleep } from 'node:timers/promises'
import { compareVersions } from '@/lib/content/announcement-difference'
import type { AnnouncementVersion } from '@/lib/content/schemas/announcement'
import { checkChain } from '@/lib/facts/check-chain'
import type { FactPublication } from '@/lib/fact-version'
import type { Store } from '@/lib/store/store'
import { missingEmulator } from '@/tests/support/firestore-emulator'
import { killsOfPublisher, killsOfSite } from './fact-kills'
import { newestNotice, noticeText, publishByForm, shownNotice } from './fact-notice'
import { faultUnless, type Report } from './report'
import { signIn } from './sign-in'
import { embeddedStore, firestoreStore, type StoreFixture } from './store-fixtures'
import { ADMINISTRATOR, startTarget, type Target } from './target'

/** By how far an edit is on every page: where it was published, on another process of its machine, on another machine. */
const FRESH_LIMIT_MS = { here: 5_000, sameMachine: 5_000, otherMachine: 60_000 } as const
const POLL_MS = 50

/** What one instance publishes, the other shows, too. @param limitMs of the other one */
async function publishOnOne([one, other]: readonly [Target, Target], store: Store, edits: number, limitMs: number): Promise<Omit<Report, 'trial'>> {
  const cookie = await signIn(one.url)
  const [here, there]: [number[], number[]] = [[], []]
  let started = performance.now()
  const shows = async (url: string, number: number) => {
    while ((await shownNotice(url)) !== number && performance.now() - started < 2 * limitMs) await sleep(POLL_MS)
    return performance.now() - started
  }
  // The first edit is not counted: both load the code that renders the page.
  for (let number = 0; number <= edits; number += 1) {
    await publishByForm(one.url, cookie, (await newestNotice(store))?.number ?? 0, noticeText(number))
    started = performance.now()
    const [shownHere, shownThere] = await Promise.all([shows(one.url, number), shows(other.url, number)])
    if (number === 0) continue
    here.push(shownHere)
    there.push(shownThere)
  }
  const longest = (times: readonly number[]) => Math.round(Math.max(...times))
  return {
    figures: { 'longest until it is shown where it was published, ms': longest(here), 'by the other instance, ms': longest(there) },
    faults: [
      ...faultUnless(longest(here) < FRESH_LIMIT_MS.here, 'an edit was not shown at once'),
      ...faultUnless(longest(there) < limitMs, 'the other instance was late'),
    ],
  }
}

async function twoInstances({ name, environment, open, end }: StoreFixture, edits: number, limitMs: number): Promise<Report> {
  const own = { ...environment, LOG_LEVEL: 'silent' }
  const sites = [await startTarget(own), await startTarget(own)] as const
  const store = open()
  const report = await publishOnOne(sites, store, edits, limitMs)
  await store.close()
  await Promise.all(sites.map((site) => site.kill()))
  await end()
  return { trial: `${edits} edits on two instances (${name})`, ...report }
}

/** As on two machines: neither shares more with the other than the database. */
async function twoMachines(): Promise<Report> {
  const missing = missingEmulator()
  if (missing) return { trial: 'edits on two instances of Firestore', figures: { skipped: missing }, faults: [] }
  const fixture = await firestoreStore()
  return twoInstances({ ...fixture, environment: { ...fixture.environment, ...ADMINISTRATOR, IDENTITY: 'accounts' } }, 3, FRESH_LIMIT_MS.otherMachine)
}

const VERSIONS = 10_000
const CLAUSES = 2_000
const PATHS = 40
const MEMORY_MAX_MB = 160
const LIMITS_MS = { list: 20, held: 50, publish: 50, check: 1_500, difference: 1_500 } as const

const clauses = (changed: (index: number) => boolean) =>
  Array.from({ length: CLAUSES }, (_, index) => ({
    id: `clause-${index}`,
    heading: `제${index + 1}조 신청 자격`,
    paragraphs: [`${changed(index) ? '신청일' : '공고일'} 현재 19세 이상인 사람으로서 제${index + 1}호의 요건을 갖춘 사람이 신청할 수 있습니다.`],
    points: ['주민등록표 등본', '가족관계증명서'],
  })) as unknown as AnnouncementVersion['articles']

/** Lists, difference and verification of a long history. */
async function longHistory(): Promise<Report> {
  const { open, end } = embeddedStore('torture-history-')
  const store = open()
  const audit = { at: new Date(), actor: 'kim@example.com', address: null, action: 'fact.publish', subject: null, detail: null } as const
  const newest = new Map<string, number>()
  for (let number = 0; number < VERSIONS; number += PATHS) {
    const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000)
    const given = Array.from({ length: PATHS }, (_, index) => {
      const path = `schedule.${index}`
      const publication: FactPublication = {
        path,
        json: JSON.stringify(noticeText(number)),
        publishedAt: at,
        effectiveAt: at,
        actor: 'kim',
        author: null,
        reason: '시험',
        source: '',
      }
      return { publication, basedOn: newest.get(path) ?? 0, audit }
    })
    for (const { path, number: last } of (await store.facts.publishTogether(given)) ?? []) newest.set(path, last)
  }
  // Of the processor: other work on the machine does not count.
  const timed = async (work: () => unknown) => {
    const started = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(started)
    return Math.round((user + system) / 100) / 10
  }
  const before = process.memoryUsage().rss
  const last = newest.get('schedule.0') ?? 0
  const publication: FactPublication = {
    path: 'schedule.0',
    json: '"마지막"',
    publishedAt: new Date(),
    effectiveAt: new Date(),
    actor: 'kim',
    author: null,
    reason: '시험',
    source: '',
  }
  const times = {
    list: await timed(() => store.facts.listVersions({ path: 'schedule.7', limit: 30 })),
    held: await timed(() => store.facts.listHeld(new Date())),
    publish: await timed(() => store.facts.publish(publication, last, [], audit)),
    check: await timed(() => checkChain(store.facts)),
    difference: await timed(() =>
      compareVersions(
        { articles: clauses(() => false) } as unknown as AnnouncementVersion,
        { articles: clauses((index) => index % 3 === 0) } as unknown as AnnouncementVersion,
      ),
    ),
  }
  const grown = Math.round((process.memoryUsage().rss - before) / 2 ** 20)
  await store.close()
  await end()
  return {
    trial: `${VERSIONS} versions and ${CLAUSES} clauses`,
    figures: { ...Object.fromEntries(Object.entries(times).map(([name, ms]) => [`${name}, ms of the processor`, ms])), 'more memory, MB': grown },
    faults: [
      ...Object.entries(LIMITS_MS).flatMap(([name, limit]) =>
        faultUnless(times[name as keyof typeof times] < limit, `${name} took more than ${limit} ms of the processor`),
      ),
      ...faultUnless(grown < MEMORY_MAX_MB, `memory grew by ${grown} MB`),
    ],
  }
}

/** A start of the whole site takes seconds: of so many kills, one is of a site. */
const KILLS_A_SITE = 25

/** @param count kills of a process that publishes */
export const facts = async (count: number): Promise<Report[]> => [
  await killsOfPublisher(count),
  await killsOfSite(Math.ceil(count / KILLS_A_SITE)),
  await twoInstances(embeddedStore('torture-two-'), 5, FRESH_LIMIT_MS.sameMachine),
  await twoMachines(),
  await longHistory(),
]
