import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import CacheHandler from '@/lib/next/cache-handler.mjs'

/** A script that nobody approved. */
const HTML = '<html><body><script>window.brought = 1</script></body></html>'
const STRICT = { 'content-security-policy': expect.stringContaining("script-src 'self';") }

/** What `next build` alone leaves: pages, and nothing that they are finished with. @type {string} */
let root
/** @type {CacheHandler} */
let handler
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'unfinished-'))
  const app = join(root, '.next/server/app')
  mkdirSync(app, { recursive: true })
  for (const [file, text] of Object.entries({ 'plan.html': HTML, 'plan.rsc': '0:""', 'plan.meta': '{"headers":{"x-next-cache-tags":""}}' }))
    writeFileSync(join(app, file), text)
  const context = { fs: nodeFs, serverDistDir: join(root, '.next/server'), revalidatedTags: [], flushToDisk: false }
  handler = new CacheHandler(/** @type {ConstructorParameters<typeof CacheHandler>[0]} */ (/** @type {unknown} */ (context)))
})
afterAll(() => rmSync(root, { recursive: true }))

test('a page rendered at run time that cannot be finished is sent with a policy that lets no script of its own run', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const page = { kind: 'APP_PAGE', html: HTML, rscData: Buffer.from(''), headers: { 'x-next-cache-tags': '' }, status: 200 }
  await handler.set('/route-cache/APP_PAGE/$/press', /** @type {never} */ (page), /** @type {never} */ ({}))
  expect(page).toMatchObject({ html: HTML, headers: STRICT })
  expect(said).toHaveBeenCalledWith(expect.stringContaining('npm run build'))
  said.mockRestore()
})

test('so is a page that the build rendered and did not finish', async () => {
  const found = await handler.get('/plan', /** @type {never} */ ({ kind: 'APP_PAGE', isFallback: false }))
  expect(found?.value).toMatchObject({ html: HTML, headers: STRICT })
})
