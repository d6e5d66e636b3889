import { NextRequest } from 'next/server'
import type { NextConfig } from 'next'
import { routes } from '@/lib/routes'
import type * as middlewareModule from '@/middleware'

/*
 * Headers of `npm run dev`, tested by the modules that decide them. The nightly tests ask the server itself
 * (tests/e2e/every-server.spec.ts), which compiles for forty seconds.
 */

type Mode = 'development' | 'production'

/** A module as the server of that mode loads it. */
function loadedIn<T extends object>(mode: Mode, path: string): T {
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: mode })
  try {
    let loaded: T | undefined
    jest.isolateModules(() => (loaded = jest.requireActual<T>(path)))
    return loaded as T
  } finally {
    Object.assign(process.env, { NODE_ENV: before })
  }
}

const servers = {
  development: loadedIn<typeof middlewareModule>('development', '@/middleware'),
  production: loadedIn<typeof middlewareModule>('production', '@/middleware'),
}

/** The policy of a page, with a placeholder for its nonce. */
const policyOf = (mode: Mode, path: string) =>
  servers[mode]
    .middleware(new NextRequest(`http://localhost:3000${path}`))
    .headers.get('content-security-policy')
    ?.replace(/'nonce-[^']+'/, 'nonce')

test.each([routes.privacy, '/registration', '/no/such/page'])('%s has its own policy, relaxed for hot reload only', (path) => {
  const production = policyOf('production', '/registration')!
  const development = policyOf('development', path)!
  expect(development).toMatch(/script-src 'self' nonce 'sha256-[^']+' 'unsafe-eval'; style-src 'self' 'unsafe-inline';/)
  expect(development.replace(" 'unsafe-eval'", '').replace(" 'unsafe-inline'", '')).toBe(production)
})

test('sends the same headers in both modes; only the development server has the content preview', async () => {
  const configOf = (mode: Mode) => loadedIn<{ default: NextConfig }>(mode, '@/next.config').default
  const [development, production] = [configOf('development'), configOf('production')]
  expect(await development.headers!()).toEqual(await production.headers!())
  expect(await production.headers!()).toContainEqual(
    expect.objectContaining({ source: '/:path*', headers: expect.arrayContaining([{ key: 'x-frame-options', value: 'SAMEORIGIN' }]) as unknown }),
  )
  expect(development.pageExtensions).toEqual([...(production.pageExtensions ?? []), 'dev.tsx'])
  expect(production.pageExtensions).toEqual(['tsx', 'ts'])
})
