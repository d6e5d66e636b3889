import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { chromiumPath } from '../run/chromium.mjs'
import { accessibilityFindings } from '../support/axe'
import { OFFICE, type FilledOffice } from '../support/filled-office'
import { closeOffice, openOffice, type Office } from '../support/open-office'
import { keyboardFaults, layoutFaults } from '../support/screen-faults'
import { signIn } from '../support/staff'

/* Every screen of the office, for every role, on a phone and on a desktop, at normal and double text size, in an empty office
   and in one with the longest and most data. `SHOTS=DIR` saves a screenshot of each. */

test.skip(process.env.BASE_URL !== undefined, 'the server under test is not ours to start')
test.skip(process.env.STORE === 'firestore', 'accounts are Firebase’s there')

const WIDTHS = [390, 1440] as const
/** Touch target on a phone, px. */
const THUMB_PX = 44
const asRoot = process.getuid?.() === 0
const ROLES = ['administrator', 'team-leader', 'counsellor', 'privacy-officer', 'reception'] as const
/** Those who open registrations. */
const SALES = ROLES.filter((role) => role !== 'reception')
type Role = (typeof ROLES)[number]

/** Pages outside the menus, by the roles that may see them. */
const furtherPaths = ({
  worked,
  part,
  search,
  fresh,
  visit,
  article,
}: Partial<FilledOffice>): readonly { path: string | undefined; roles: readonly Role[] }[] => {
  const lead = (id: string | undefined) => id && `/admin/registrations/${id}`
  const desk = ['administrator', 'team-leader', 'counsellor'] as const
  return [
    { path: lead(worked), roles: SALES },
    { path: lead(part), roles: SALES },
    { path: search && `${lead(worked)}?search=${search}`, roles: desk },
    { path: lead(fresh), roles: ['team-leader', 'counsellor'] },
    { path: '/admin?status=called', roles: desk },
    { path: '/admin?mark=any', roles: ['administrator', 'team-leader'] },
    { path: '/admin?result=not-me', roles: ['privacy-officer'] },
    { path: '/admin?status=closed&wish=59A', roles: desk },
    { path: '/admin/quarantine?reason=speed', roles: ['administrator'] },
    { path: '/admin/outbox?state=unknown', roles: ['team-leader'] },
    { path: '/admin/mailings?template=0', roles: ['team-leader'] },
    { path: '/admin/visits/week', roles: ['team-leader'] },
    { path: visit && `/admin/visits/${visit}`, roles: ['team-leader', 'reception'] },
    { path: '/admin/walk-in', roles: ['counsellor'] },
    { path: '/admin/walk-in?done=walk-in', roles: ['counsellor'] },
    { path: '/admin/reports?span=week', roles: ['team-leader'] },
    { path: '/admin/reports/day', roles: ['team-leader'] },
    { path: '/admin/press/new', roles: ['administrator'] },
    { path: article && `/admin/press/${article}`, roles: ['administrator'] },
    { path: article && `/admin/press/${article}/preview`, roles: ['administrator'] },
    { path: '/admin/registrations/of-nobody', roles: ['counsellor'] },
  ]
}

const offices = new Map<string, Office>()

test.afterAll(async () => {
  for (const office of offices.values()) await closeOffice(office)
})

const fileName = (path: string) =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'one')
    .replaceAll(/[^\w-]+/g, '-')
    .replace(/^-/, '')
async function shoot(page: Page, name: string) {
  if (!process.env.SHOTS) return
  mkdirSync(process.env.SHOTS, { recursive: true })
  await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage: true })
}

/** Opens everything collapsible. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
/** Enlarges text as an extension does: media queries do not notice. */
const enlarge = (page: Page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))

/** @returns `where: error` */
async function faultsOf(page: Page, path: string, name: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 900 ? 844 : 900 })
    await page.goto(path)
    await shoot(page, `${name}-${width}`)
    const note = (what: string, found: readonly string[]) => faults.push(...found.map((one) => `${name} ${width} ${what}: ${one}`))
    note('keyboard', await keyboardFaults(page))
    await unfold(page)
    note('axe', await accessibilityFindings(page))
    note('layout', await layoutFaults(page, width < 900 ? THUMB_PX : undefined))
    await enlarge(page)
    note('root 200 %', await layoutFaults(page))
    await shoot(page, `${name}-${width}-root`)
  }
  return faults
}

async function enlargedFaultsOf(page: Page, path: string, name: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 900 ? 844 : 900 })
    await page.goto(path)
    await unfold(page)
    await shoot(page, `${name}-${width}-text`)
    faults.push(...(await layoutFaults(page)).map((one) => `${name} ${width} text 200 %: ${one}`))
  }
  return faults
}

const open = async (browser: Browser, baseURL: string) =>
  (await browser.newContext({ baseURL, locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' })).newPage()

async function enter(browser: Browser, { site }: Office, role: Role): Promise<Page> {
  const page = await open(browser, site.url)
  await signIn(page, OFFICE[role].email, { password: OFFICE.password })
  await expect(page.getByRole('heading', { name: '오늘 할 일' })).toBeVisible()
  return page
}

async function pathsOf(page: Page, { found }: Office, role: Role): Promise<string[]> {
  const menu = await page
    .getByRole('navigation', { name: '관리자 메뉴' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return [...menu, ...furtherPaths(found).flatMap(({ path, roles }) => (path && roles.includes(role) ? [path] : []))]
}

for (const kind of ['empty', 'full'] as const)
  for (const role of ROLES)
    test(
      `the screens of ${role} in an office that is ${kind}: everything visible, usable by keyboard, with double text size`,
      { tag: '@nightly' },
      async ({ browser }) => {
        test.setTimeout(1_200_000)
        if (!offices.has(kind)) offices.set(kind, await openOffice(kind))
        const office = offices.get(kind)!
        const page = await enter(browser, office, role)
        const faults: string[] = []
        const paths = await pathsOf(page, office, role)
        for (const path of paths) faults.push(...(await faultsOf(page, path, `${kind}-${role}-${fileName(path)}`)))

        const large = await browser.browserType().launch({
          executablePath: chromiumPath(),
          args: [...(asRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--blink-settings=defaultFontSize=32'],
        })
        const enlarged = await enter(large, office, role)
        for (const path of paths) faults.push(...(await enlargedFaultsOf(enlarged, path, `${kind}-${role}-${fileName(path)}`)))
        await large.close()
        expect(faults).toEqual([])
      },
    )

test('the visits of a full day are one sheet of paper', { tag: '@nightly' }, async ({ browser }) => {
  test.setTimeout(300_000)
  if (!offices.has('full')) offices.set('full', await openOffice('full'))
  const page = await enter(browser, offices.get('full')!, 'administrator')
  await page.goto('/admin/visits')
  await expect(page.getByRole('heading', { name: /^방문예약 38팀/ })).toBeVisible()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('the screens before sign-in', { tag: '@nightly' }, async ({ browser }) => {
  test.setTimeout(300_000)
  if (!offices.has('empty')) offices.set('empty', await openOffice('empty'))
  const { site } = offices.get('empty')!
  const page = await open(browser, site.url)
  const faults: string[] = []
  for (const path of ['/admin/sign-in', '/admin/sign-in?done=password', '/admin/invitation'])
    faults.push(...(await faultsOf(page, path, `out-${fileName(path)}`)))
  expect(faults).toEqual([])
})
