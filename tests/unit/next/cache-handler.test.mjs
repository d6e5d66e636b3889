import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import CacheHandler from '@/lib/next/cache-handler.mjs'

/** A page with a script that nobody approved. */
const rendered = () => ({
  kind: /** @type {const} */ ('APP_PAGE'),
  html: '<html><body><script>window.brought = 1</script></body></html>',
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': '' },
  status: 200,
  postponed: undefined,
  segmentData: undefined,
})

test('where pages cannot be finished, as after next build alone, they are sent with a policy that lets no script of theirs run', async () => {
  const root = mkdtempSync(join(tmpdir(), 'unfinished-'))
  mkdirSync(join(root, '.next/server'), { recursive: true })
  const said = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const context = /** @type {ConstructorParameters<typeof CacheHandler>[0]} */ (/** @type {unknown} */ ({ serverDistDir: join(root, '.next/server') }))
  const page = rendered()
  await new CacheHandler(context).set('/route-cache/APP_PAGE/$/press', /** @type {never} */ (page), /** @type {never} */ ({}))
  expect(page.html).toContain('window.brought')
  expect(page.headers).toMatchObject({ 'content-security-policy': expect.stringContaining("script-src 'self';") })
  expect(said).toHaveBeenCalledWith(expect.stringContaining('npm run build'))
  said.mockRestore()
  rmSync(root, { recursive: true })
})
