import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { connectionsOf } from './http/security-headers'
import type * as environmentModule from '../env'

/**
 * The environment of the server and of Next's cache, by the one schema that the site itself uses (lib/env.ts, compiled by `generate`).
 * @throws Error that lists every fault at once
 */
export async function readEnvironment(root: string, source: NodeJS.ProcessEnv) {
  const file = join(root, '.generated/env.mjs')
  if (!existsSync(file)) throw new Error('Nothing was built here: run `npm run build` first.')
  const { isPublicSite, parseEnv } = (await import(/* turbopackIgnore: true */ pathToFileURL(file).href)) as typeof environmentModule
  const parsed = parseEnv(source)
  return {
    port: parsed.PORT,
    origin: parsed.SITE_URL ?? `http://localhost:${parsed.PORT}`,
    isPublic: isPublicSite(parsed),
    trustedHops: parsed.TRUST_PROXY,
    connections: connectionsOf(parsed.IDENTITY, parsed.FIREBASE_AUTH_EMULATOR_HOST),
  }
}
