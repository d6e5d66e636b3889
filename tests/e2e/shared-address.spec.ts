import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { limits } from '@/lib/limits'
import { dayAhead } from '../support/bookings'
import { freshPhone } from '../support/people'
import { kill, startSite } from '../support/own-site'
import { validBody } from '../support/valid-body'
import { visitLinkOf } from '../support/visit-link'

/* Strangers behind one IP address (a Wi-Fi, a carrier, or any web page that embeds our pictures) lock nobody out. */

test.skip(process.env.BASE_URL !== undefined, 'the key of the site under test is not ours')
test.skip(process.env.STORE === 'firestore', 'needs a process and a store of its own')

const PICTURE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'user-agent': 'Mozilla/5.0' }

let directory: string
let site: Awaited<ReturnType<typeof startSite>>

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  directory = mkdtempSync(join(tmpdir(), 'shared-address-'))
  site = await startSite(directory, baseURL ?? 'http://localhost:3000')
})

test.afterAll(async () => {
  await kill(site.process)
  rmSync(directory, { recursive: true, force: true })
})

const get = async (path: string, headers: Record<string, string> = {}) => (await fetch(site.url + path, { headers, redirect: 'manual' })).status

test('visit links and times work, however many invalid ones others behind the address have requested', async () => {
  test.setTimeout(120_000)
  const posted = await fetch(`${site.url}/api/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...validBody(), phone: freshPhone(), visitAt: `${dayAhead(3)}T10:30`, visitPeople: 1 }),
  })
  expect(posted.status).toBe(201)
  const { id } = (await posted.json()) as { id: string }
  const link = visitLinkOf(id, directory)
  for (const headers of [PICTURE, {}])
    for (let n = 0; n < 1.2 * limits.visitLinkGuesses.points; n++) {
      expect(await get(`/v/${String(n).padStart(22, 'g')}/calendar`, headers)).toBe(404)
      expect(await get(`/q/${'abcdefghjk'.slice(0, 8)}${20 + (n % 70)}`, headers)).toBe(302)
    }
  expect(await get(`${link}/calendar`)).toBe(200)
  expect(await get(link)).toBe(200)
  for (let n = 0; n < 1.1 * limits.visitTimes.points; n++) {
    if (n % 4 === 0) expect(await get('/api/visit-times', PICTURE)).toBe(403)
    expect(await get(`/api/visit-times?day=${dayAhead(n % 9)}`)).toBe(200)
  }
})
