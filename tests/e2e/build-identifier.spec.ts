import { expect, test } from '@playwright/test'
import { buildIdentifier } from '@/lib/cli/start/build-inputs'

test('a build id derives from the sources, so that two servers with their own builds are one site', async ({ request, baseURL }) => {
  test.skip(!!process.env.BASE_URL, 'somebody else built it')
  const health: unknown = await (await request.get('/api/health')).json()
  expect(health).toMatchObject({ buildId: buildIdentifier(process.cwd(), baseURL ?? '', process.env) })
})
