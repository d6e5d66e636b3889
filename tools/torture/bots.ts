import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVault } from '@/lib/vault'
import { createSqliteStore } from '@/lib/store/sqlite'
import { browserHeaders, person, PHONES, TABLETS_AND_DESKTOPS, type Client } from './people'
import { inParallel, nextRegistration, post } from './load'
import { faultUnless, type Report } from './report'
import { startTarget } from './target'
import { readable } from '@/tests/support/readable'

const KEY = Buffer.alloc(32, 6)
const EVERY = 100
/** The number of posts that one limit a client allows to bots with four addresses. */
const THROUGH_LIMIT = 40

const anyByte = () => 1 + Math.floor(Math.random() * 222)
const anyAddress = () => `${anyByte()}.${anyByte()}.${anyByte()}.${anyByte()}`
const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

interface Campaign {
  readonly name: string
  readonly bot: (index: number) => Client
}

const CAMPAIGNS: readonly Campaign[] = [
  {
    name: 'four addresses, a spoofed forwarding header, a third fill the trap',
    bot: (index) => ({
      body: nextRegistration(index % 3 === 0 ? { _gotcha: 'http://spam.example' } : {}).body,
      headers: { 'x-forwarded-for': `${anyAddress()}, 203.0.113.${index % 4}` },
    }),
  },
  {
    name: 'another address, name and number each time, at the speed of people, from one desktop browser',
    bot: () => ({ body: JSON.stringify(person()), headers: browserHeaders(TABLETS_AND_DESKTOPS[0] as string, anyAddress()) }),
  },
  {
    name: 'the same, each from a browser of its own: nothing in common',
    bot: () => ({
      body: JSON.stringify(person()),
      headers: {
        ...browserHeaders(pick([...PHONES, ...TABLETS_AND_DESKTOPS]), anyAddress()),
        'accept-language': `ko-KR,ko;q=0.${1 + Math.floor(Math.random() * 9)},en;q=0.${Math.floor(Math.random() * 1000)}`,
      },
    }),
  },
]

async function run(campaign: Campaign, count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-bots-'))
  // One proxy in front: the last entry is the proxy's, everything before it the client's.
  const target = await startTarget({
    DATA_DIR: directory,
    DATA_KEY: KEY.toString('base64'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_REGISTRATIONS: '10',
    TRUST_PROXY: '1',
  })
  const statuses: Record<string, number> = {}
  const visitors = new Map<string, number>()
  const accepted = new Set<string>()
  const trapped = new Set<string>()
  let withoutWait = 0
  await inParallel(count, 20, async (index) => {
    if (index % EVERY === EVERY / 2) {
      const visitor = person()
      const { status } = await post(target.url, JSON.stringify(visitor), browserHeaders(PHONES[visitors.size % PHONES.length] as string, anyAddress()))
      visitors.set(visitor.phone, status)
      return
    }
    const { body, headers } = campaign.bot(index)
    const answer = await post(target.url, body, headers)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (answer.status === 201) {
      const { id } = JSON.parse(answer.body) as { id: string }
      accepted.add(id)
      if (body.includes('_gotcha')) trapped.add(id)
    }
    if (answer.status === 429 && !(Number(answer.headers['retry-after']) >= 1)) withoutWait++
  })
  await target.kill()
  const store = createSqliteStore(directory, createVault(KEY))
  const passed = readable(await store.registrations.list({ limit: count }))
  const held = readable(await store.registrations.list({ quarantined: true, limit: count }))
  const { byReason } = await store.registrations.count()
  await store.close()
  rmSync(directory, { recursive: true, force: true })
  const bots = passed.filter(({ id }) => accepted.has(id))
  const marked = bots.filter(({ suspicion }) => suspicion !== null).length
  const visible = [...passed, ...held].filter(({ phone }) => visitors.has(phone)).length
  const ordinary = passed.filter(({ phone }) => visitors.has(phone)).length
  const reasons = Object.fromEntries(Object.entries(byReason).filter(([, number]) => number > 0))
  return {
    trial: `${count - visitors.size} posts by bots beside ${visitors.size} visitors: ${campaign.name}`,
    figures: {
      'answers to bots': JSON.stringify(statuses),
      quarantined: `${held.length} ${JSON.stringify(reasons)}`,
      'bots in the inbox, of them marked': `${bots.length}, ${marked}`,
      'visitors registered as ordinary, quarantined': `${ordinary}, ${visible - ordinary} of ${visitors.size}`,
    },
    faults: [
      ...faultUnless(
        bots.every(({ id }) => !trapped.has(id)),
        'a bot that filled the trap passed',
      ),
      ...faultUnless(
        [...visitors.values()].every((status) => status === 201),
        'a visitor was refused',
      ),
      ...faultUnless(visible === visitors.size, 'a visitor was lost'),
      ...faultUnless(ordinary === visitors.size, 'a visitor was taken for a bot'),
      ...faultUnless(campaign !== CAMPAIGNS[0] || accepted.size <= THROUGH_LIMIT, 'the limit was reset'),
      ...faultUnless(withoutWait === 0, 'a 429 without Retry-After'),
    ],
  }
}

/** Bots within the ordinary limits, each campaign harder to tell from people than the last, while real visitors register. */
export async function bots(count: number): Promise<Report[]> {
  const reports: Report[] = []
  for (const campaign of CAMPAIGNS) reports.push(await run(campaign, count))
  return reports
}
