import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { freePort } from '../run/free-port.mjs'
import { scratchCopy, seedDefect, seedFault } from '../support/scratch-copy.mjs'
import { postArticle, signInByForm } from '../support/administrator'
import { PRESS_PATH } from '../support/press-site'
import { securityOf } from '../support/server-headers'
import { endGroup, startServer } from '../support/server-process'
import { validBody } from '../support/valid-body'

/* A build that does not escape texts: input of visitors and staff becomes markup. Only the page's policy then protects the
   reader from an injected script, in every way to run the site. Needs a build and a compiling server, so nightly. */

const DEFECTS = [
  {
    file: 'components/press/article-view.tsx',
    find: '<RunningText text={piece.text} />',
    replace: '<span dangerouslySetInnerHTML={{ __html: piece.text }} />',
  },
  { file: 'components/admin/page-head.tsx', find: '<h1>{title}</h1>', replace: '<h1 dangerouslySetInnerHTML={{ __html: title }} />' },
  // A registration's name allows letters only.
  { file: 'lib/registrations/registration.ts', find: '.regex(NAME, say.nameCharacters).regex(/\\p{L}/u, say.nameCharacters)', replace: '' },
]
/** The longest allowed name. */
const SCRIPT = '<script>window.brought=1</script>'
const PICTURE = '<img src="/none" onerror="window.brought=1">'

const WAYS: Readonly<Record<string, { readonly command: readonly string[]; readonly mode: string }>> = {
  'our server': { command: ['lib/cli/start/start.mjs', '--no-build'], mode: 'production' },
  'plain next start': { command: ['node_modules/.bin/next', 'start'], mode: 'production' },
  'the folder that runs by itself': { command: ['.next/standalone/server.js'], mode: 'production' },
  'the development server': { command: ['node_modules/.bin/next', 'dev'], mode: 'development' },
}

const MINUTES = 60_000
test.describe.configure({ mode: 'serial', timeout: 5 * MINUTES })

let copy: ReturnType<typeof scratchCopy>
let environment: Record<string, string>
let port: number
/** Pages with input: an article, and a registration in the office. */
let brought: { readonly article: string; readonly registration: string } | undefined
/** Body of the first production server's page. */
let security: Awaited<ReturnType<typeof securityOf>> | undefined

test.beforeAll(async () => {
  test.setTimeout(5 * MINUTES)
  copy = scratchCopy(process.cwd())
  for (const defect of DEFECTS) {
    expect(seedFault(copy.directory, defect)).toBeNull()
    seedDefect(copy.directory, defect)
  }
  // One store and one address, so one session, for all of them in turn.
  port = await freePort()
  environment = { SITE_URL: `http://localhost:${port}`, DATA_DIR: join(copy.directory, 'data'), NEXT_PRIVATE_STANDALONE: '1' }
  execFileSync(process.execPath, ['lib/cli/start/start.mjs', '--build-only'], { cwd: copy.directory, env: { ...process.env, ...environment }, stdio: 'ignore' })
})
test.afterAll(() => copy.remove())

/** Stores the injected scripts, once. */
async function bringScripts(page: Page): Promise<NonNullable<typeof brought>> {
  const article = await postArticle(page.request, { content: `${SCRIPT}\n${PICTURE}` })
  expect((await page.request.post('/api/registrations', { data: validBody({ name: SCRIPT }) })).status()).toBe(201)
  await page.goto('/admin')
  const link = page.getByRole('link', { name: SCRIPT }).first()
  return { article: `${PRESS_PATH}/${article}`, registration: (await link.getAttribute('href')) ?? '' }
}

/** @returns the policy violations that the browser reported */
async function refusedOn(page: Page, path: string): Promise<string[]> {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await page.goto(path, { waitUntil: 'load' })
  expect(await page.evaluate(() => [...document.scripts].filter(({ text }) => text === 'window.brought=1').length), path).toBeGreaterThan(0)
  await expect.poll(() => refused.length, path).toBeGreaterThan(0)
  expect(await page.evaluate(() => 'brought' in window), path).toBe(false)
  page.removeAllListeners('console')
  return refused
}

/** Without its policy the same page runs the injected script. */
async function expectToRunWithoutPolicy(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, bypassCSP: true })
  try {
    const page = await context.newPage()
    await page.goto(url)
    expect(await page.evaluate(() => 'brought' in window)).toBe(true)
  } finally {
    await context.close()
  }
}

async function expectRefused(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url })
  try {
    const page = await context.newPage()
    await signInByForm(page)
    brought ??= await bringScripts(page)
    // A script, and a picture's handler.
    expect((await refusedOn(page, brought.article)).length).toBeGreaterThanOrEqual(2)
    await refusedOn(page, brought.registration)
    await context.clearCookies()
    expect((await refusedOn(page, brought.article)).length).toBeGreaterThanOrEqual(2)
    await expectToRunWithoutPolicy(browser, url + brought.article)
  } finally {
    await context.close()
  }
}

for (const [way, { command, mode }] of Object.entries(WAYS)) {
  test(
    `${way}: same headers, and the script of an article and of a registration is refused, though no text is escaped`,
    { tag: '@nightly' },
    async ({ browser }) => {
      const server = await startServer(command, '/admin/sign-in', { ...environment, NODE_ENV: mode }, { directory: copy.directory, port })
      try {
        await expectRefused(browser, server.url)
        // every-server.spec.ts tests the headers of the development server.
        if (mode === 'production') expect(await securityOf(server.url)).toEqual((security ??= await securityOf(server.url)))
      } finally {
        await endGroup(server.process)
        rmSync(join(copy.directory, '.next/dev'), { recursive: true, force: true })
      }
    },
  )
}
