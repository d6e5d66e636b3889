import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request as requests, test, type Page } from '@playwright/test'
import { koreanIsoDay } from '@/lib/korean-time'
import { addDays } from '@/lib/visits/day-slots'
import { dayText } from '@/lib/visits/visit-text'
import { ADMIN } from '../support/administrator'
import { kill, startSite } from '../support/own-site'

/* Pages show the office's opening hours after an edit, also those that the build rendered. Uses its own store, because other
   tests read the hours of content. */
let site: Awaited<ReturnType<typeof startSite>>
let directory: string
test.beforeAll(async ({ baseURL }) => {
  if (process.env.BASE_URL) return
  directory = mkdtempSync(join(tmpdir(), 'hours-'))
  site = await startSite(directory, baseURL ?? 'http://localhost:3000')
})
test.afterAll(async () => {
  if (process.env.BASE_URL) return
  await kill(site.process)
  rmSync(directory, { recursive: true })
})
test.skip(process.env.BASE_URL !== undefined, 'other tests read the hours of the server under test')

const day = addDays(koreanIsoDay(new Date()), 5)
const closedDay = `${day.slice(0, 4)}년 ${dayText(day)} 휴관`

interface Place {
  readonly openingHoursSpecification?: readonly { readonly dayOfWeek: readonly string[]; readonly opens: string; readonly closes: string }[]
  readonly specialOpeningHoursSpecification?: readonly { readonly validFrom: string; readonly opens: string; readonly closes: string }[]
  readonly potentialAction?: { readonly target: { readonly urlTemplate: string } }
}

async function place(page: Page): Promise<Place> {
  const text = (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}'
  const { '@graph': graph } = JSON.parse(text) as { '@graph': readonly { readonly '@type': string; readonly location?: Place }[] }
  return graph.find((node) => node['@type'] === 'Event')?.location ?? {}
}

test('an edit of the hours is on every page at once, in both languages, and in structured data', async ({ page }) => {
  test.setTimeout(120_000)
  const footer = page.getByRole('contentinfo')
  await page.goto(`${site.url}/`)
  await expect(footer).toContainText('모델하우스 매일 10:00~18:00')
  await page.goto(`${site.url}/FloorPlan/Emodel`)
  expect((await place(page)).openingHoursSpecification).toMatchObject([{ opens: '10:00', closes: '18:00', dayOfWeek: { length: 7 } }])
  expect((await place(page)).potentialAction?.target.urlTemplate).toMatch(/\/visit$/)

  const office = await requests.newContext({ baseURL: site.url })
  expect((await office.post('/api/auth/sign-in', { data: ADMIN })).status()).toBe(200)
  const numbers = { slotMinutes: 30, visitMinutes: 50, groupsPerSlot: 10, peoplePerSlot: 40, peoplePerGroup: 6, daysAhead: 30, bookUntilMinutes: 60 }
  const weekdays = Object.fromEntries(
    [0, 1, 2, 4, 5, 6].flatMap((at) => [[`open${at}`, '1'] as const, [`day${at}From`, '10:00'] as const, [`day${at}Until`, '18:00'] as const]),
  )
  const edits: Readonly<Record<string, string | number>>[] = [
    { action: 'weekly', version: 0, ...numbers, cancelUntilMinutes: 120, ...weekdays },
    { action: 'exception', version: 1, day, closed: '1', reason: '내부 공사' },
  ]
  for (const form of edits) expect((await office.post('/api/admin/hours', { form, maxRedirects: 0 })).status(), String(form.action)).toBe(303)
  await office.dispose()

  for (const path of ['/', '/Brand/intro', '/visit']) {
    await page.goto(site.url + path)
    await expect(footer, path).toContainText('모델하우스 월·화·목~일 10:00~18:00, 수 휴관')
  }
  await page.goto(`${site.url}/en`)
  await expect(footer).toContainText(/Model house: Mon, Tue, Thu–Sun 10:00–18:00, closed Wed/)
  await page.goto(`${site.url}/LocationEnvironment/intro`)
  await expect(page.locator('#visit')).toContainText('월·화·목~일 10:00~18:00, 수 휴관')
  await expect(page.locator('#visit')).toContainText(`${closedDay} (내부 공사)`)
  await page.locator('#visit').getByRole('link', { name: '방문예약' }).click()
  await expect(page).toHaveURL(/\/visit$/)
  await page.goto(`${site.url}/FloorPlan/Emodel`)
  await expect(page.locator('#visit')).toContainText(`${closedDay} (내부 공사)`)
  const { openingHoursSpecification, specialOpeningHoursSpecification } = await place(page)
  expect(openingHoursSpecification).toMatchObject([{ dayOfWeek: { length: 6 }, opens: '10:00', closes: '18:00' }])
  expect(specialOpeningHoursSpecification?.[0]).toMatchObject({ validFrom: day, opens: '00:00', closes: '00:00' })
  expect(await (await page.request.get(`${site.url}/llms.txt`)).text()).toContain('수 휴관')

  const answer = await page.request.get(`${site.url}/`)
  expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  // The steps after a registration in the popup name the same hours.
  expect(await answer.text()).not.toContain('매일 10:00~18:00')
})
