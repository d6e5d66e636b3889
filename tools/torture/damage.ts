import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { adminPaths } from '@/lib/admin-routes'
import { createVault } from '@/lib/vault'
import { createSqliteStore } from '@/lib/store/sqlite'
import { guardTexts } from '@/lib/store/sqlite/guard-texts'
import { damageForGood, storedCells, waysOf, type StoredCell } from '@/tests/support/harm-store'
import { PRESS_PATH, PRESS_SITE } from '@/tests/support/press-site'
import { seededRandom } from '@/tests/support/seeded-random'
import { inParallel, nextRegistration, send, sendRequest } from './load'
import { faultUnless, type Report } from './report'
import { signIn } from './sign-in'
import { ADMINISTRATOR, startTarget, type Target } from './target'

const KEY = Buffer.alloc(32, 11)
const SECRET = 'damage-trial-only-8848'
const REGISTRATIONS = 120
const ARTICLES = 8
const SEED = 20_261_128
const PERSON = 'text/html,application/xhtml+xml'

/**
 * Tables that may be damaged, without accounts and sessions, which would sign the trial out, and the store's key, which would
 * make everything unreadable.
 */
const TABLES = ['registrations', 'outbox', 'registration_events', 'registration_notes', 'visits', 'articles', 'qr_codes', 'consent_texts', 'visit_hours']

/** Registrations, notes, events, visits, articles, a code and hours of the office. */
async function fill(site: Target, directory: string): Promise<void> {
  await inParallel(REGISTRATIONS, 4, async () => void (await send(site.url, nextRegistration())))
  const store = createSqliteStore(directory, createVault(KEY))
  const at = new Date()
  const audit = { at, actor: ADMINISTRATOR.ADMIN_EMAIL, address: null, action: 'registration.note', subject: null, detail: null } as const
  for (const { id } of await store.registrations.list({ limit: 40 })) {
    await store.registrations.addNote({ id: randomUUID(), registrationId: id, at, actor: ADMINISTRATOR.ADMIN_EMAIL, text: '메모' }, audit)
    await store.registrations.record(
      { id: randomUUID(), registrationId: id, at, actor: ADMINISTRATOR.ADMIN_EMAIL, kind: 'callback', subject: null, dueAt: at, text: '다시 전화' },
      audit,
    )
  }
  for (let index = 0; index < ARTICLES; index += 1)
    await store.press.add({
      id: `damaged${index}`,
      siteId: PRESS_SITE,
      title: `제목 ${index}`,
      summary: '요약',
      content: '본문',
      status: 'published',
      date: new Date(at.getTime() - index * 60_000),
      updatedAt: at,
    })
  await store.qrCodes.add({ id: 'abcdefghjk', name: '현수막', medium: 'banner', target: '/', createdAt: at, closedAt: null }, audit)
  await store.close()
}

interface Harmed {
  readonly cell: StoredCell
  readonly way: string
  readonly rowid: number
}

/** Changes random values of random rows, one a row. */
function harm(directory: string, count: number): Harmed[] {
  const random = seededRandom(SEED)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const cells = storedCells(directory).filter(({ table }) => TABLES.includes(table))
  const database = new Database(join(directory, 'store.sqlite'))
  const rows = new Map(TABLES.map((table) => [table, (database.prepare(`SELECT rowid AS n FROM ${table}`).all() as { n: number }[]).map(({ n }) => n)]))
  database.close()
  const taken = new Set<string>()
  const harmed: Harmed[] = []
  for (let tries = 0; harmed.length < count && tries < count * 20; tries += 1) {
    const chosen = pick(cells)
    const rowid = pick(rows.get(chosen.table) ?? [])
    const key = `${chosen.table} ${rowid}`
    const cell = { ...chosen, row: `rowid = ${rowid} AND ${chosen.column} IS NOT NULL` }
    if (taken.has(key) || waysOf(cell).length === 0) continue
    taken.add(key)
    const way = pick(waysOf(cell))
    try {
      damageForGood(directory, cell, way)
      harmed.push({ cell, way, rowid })
    } catch {
      // Two rows with one key, which no disk error makes of one.
    }
  }
  return harmed
}

/** Undamaged rows of a table, with the values that the trial needs. */
function unharmed(directory: string, table: string, column: string, harmed: readonly Harmed[]): string[] {
  const database = guardTexts(new Database(join(directory, 'store.sqlite')))
  const rows = database.prepare(`SELECT rowid AS n, ${column} AS value FROM ${table}`).all() as { n: number; value: string }[]
  database.close()
  const touched = new Set(harmed.filter(({ cell }) => cell.table === table).map(({ rowid }) => rowid))
  return rows.filter(({ n }) => !touched.has(n)).map(({ value }) => value)
}

/**
 * Changes random values of random rows of a filled store while the site runs: no page fails, undamaged records are listed and
 * notified, unreadable ones raise an alarm, and the site starts again with them.
 * @param count values that change
 */
export async function damage(count: number): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'torture-damage-'))
  const environment = {
    DATA_DIR: directory,
    DATA_KEY: KEY.toString('base64'),
    LOG_LEVEL: 'silent',
    OUTBOX_WORKER: 'false',
    OUTBOX_SECRET: SECRET,
    MONITORING_SECRET: SECRET,
    SMS_SENDER: 'record',
  }
  let site = await startTarget(environment)
  await sendRequest(`${site.url}/api/health`)
  await fill(site, directory)
  let cookie = await signIn(site.url)
  const harmed = harm(directory, count)
  const innocents = unharmed(directory, 'registrations', 'id', harmed)
  const faults: string[] = []
  const statuses: Record<string, number> = {}
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { status, body } = await sendRequest(`${site.url}${path}`, { headers: { accept: PERSON, cookie, ...headers } })
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status >= 500 || (path.startsWith('/admin') && status >= 300 && status !== 404)) faults.push(`${status} for ${path}`)
    return body
  }

  async function walk(): Promise<void> {
    const day = new Date().toISOString().slice(0, 10)
    const {
      inbox,
      waiting,
      quarantine,
      outbox,
      press,
      pressNew,
      export: exported,
      qrCodes,
      audit,
      hours,
      visits,
      visitsWeek,
      reports,
      accounts,
      account,
    } = adminPaths
    const offices = [
      inbox,
      waiting,
      quarantine,
      outbox,
      press,
      pressNew,
      exported,
      qrCodes,
      audit,
      hours,
      visits,
      visitsWeek,
      reports,
      accounts,
      account,
      adminPaths.walkIn,
    ]
    for (const path of offices) await get(path)
    for (const query of ['?status=new', '?channel=direct', '?result=callback', '?mark=any', '?source=popup']) await get(`${inbox}${query}`)
    for (const state of ['pending', 'sending', 'sent', 'unknown', 'dead', 'cancelled']) await get(`${outbox}?state=${state}`)
    await get(`${visits}?day=${day}`)
    await get(`${reports}?period=week`)
    for (const path of ['/', '/visit', '/feed.xml', '/sitemap.xml', PRESS_PATH, '/q/abcdefghjk', `/api/press?site=${PRESS_SITE}`, '/api/visit-times'])
      await get(path)
    for (let index = 0; index < ARTICLES; index += 1) {
      await get(`${PRESS_PATH}/damaged${index}`)
      await get(adminPaths.pressArticle(`damaged${index}`))
    }
    const touched = harmed.filter(({ cell, way }) => cell.table === 'registrations' && cell.column !== 'id' && way !== '').map(({ rowid }) => rowid)
    const database = guardTexts(new Database(join(directory, 'store.sqlite')))
    const ids = (database.prepare('SELECT rowid AS n, id FROM registrations').all() as { n: number; id: string }[]).filter(({ n }) => touched.includes(n))
    database.close()
    for (const { id } of ids) await get(adminPaths.registration(id))
    for (const id of innocents.slice(0, 40)) await get(adminPaths.registration(id))
  }

  /** Every page of the list, as the office goes through them. */
  async function listed(): Promise<Set<string>> {
    const found = new Set<string>()
    let path: string | null = adminPaths.inbox
    for (let pages = 0; path !== null && pages < REGISTRATIONS; pages += 1) {
      const html: string = await get(path)
      for (const [, id] of html.matchAll(/\/admin\/registrations\/([\w-]+)/g)) if (id) found.add(id)
      const next: string | undefined = /href="(\/admin\?[^"]*cursor=[^"]+)"/.exec(html)?.[1]
      path = next ? next.replaceAll('&amp;', '&') : null
    }
    return found
  }

  await walk()
  const shown = await listed()
  const delivery = await sendRequest(`${site.url}/api/outbox/deliver`, { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })
  const alarms = await get('/api/health/alarms', { authorization: `Bearer ${SECRET}` })
  const code = await site.stop()
  site = await startTarget(environment)
  await sendRequest(`${site.url}/api/health`)
  cookie = await signIn(site.url)
  await walk()
  const again = await send(site.url, nextRegistration())
  const codeAgain = await site.stop()

  const missing = innocents.filter((id) => !shown.has(id))
  const database = guardTexts(new Database(join(directory, 'store.sqlite')))
  const touched = new Set(harmed.filter(({ cell }) => cell.table === 'outbox').map(({ rowid }) => rowid))
  const messages = (
    database.prepare('SELECT rowid AS n, state, registration_id AS registration FROM outbox').all() as { n: number; state: string; registration: string }[]
  ).filter(({ n }) => !touched.has(n))
  database.close()
  const unsent = messages.filter(({ state, registration }) => innocents.includes(registration) && !['sent', 'pending', 'cancelled'].includes(state))
  const waiting = messages.filter(({ state, registration }) => innocents.includes(registration) && state === 'pending')
  rmSync(directory, { recursive: true, force: true })
  return {
    trial: `${harmed.length} values of ${TABLES.length} tables changed on the disk (seed ${SEED})`,
    figures: {
      'answers by status': JSON.stringify(statuses),
      'innocents listed': `${innocents.length - missing.length} of ${innocents.length}`,
      'messages of innocents sent': `${messages.length - unsent.length - waiting.length} of ${messages.length}`,
      alarms: (JSON.parse(alarms) as { alarms: { kind: string; count: number }[] }).alarms.map(({ kind, count: of }) => `${kind} ${of}`).join(', '),
    },
    faults: [
      ...faults,
      ...faultUnless(missing.length === 0, `${missing.length} registrations that nothing happened to are in no list`),
      ...faultUnless(unsent.length === 0, `${unsent.length} messages that nothing happened to ended as ${unsent.map(({ state }) => state).join(' ')}`),
      ...faultUnless(waiting.length === 0, `${waiting.length} messages that nothing happened to are not sent`),
      ...faultUnless(delivery.status === 200, `the delivery was answered ${delivery.status}`),
      ...faultUnless(alarms.includes('records-unreadable'), 'no alarm tells of what cannot be opened'),
      ...faultUnless(again.status === 201, `a registration after the restart was answered ${again.status}`),
      ...faultUnless(code === 0 && codeAgain === 0, `ended with codes ${code} and ${codeAgain}`),
    ],
  }
}
