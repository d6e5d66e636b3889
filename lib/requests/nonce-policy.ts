import { createHash, randomBytes } from 'node:crypto'
import { behaviour } from '@/.generated/behaviour-source'
import frames from '@/.generated/origins.json'
import { contentSecurityPolicy } from '@/lib/delivery/http/security-headers'

/** CSP hash of the inline script of every page (components/behaviour/inline-script.tsx). */
const BEHAVIOUR_SCRIPT_HASH = `'sha256-${createHash('sha256').update(behaviour).digest('base64')}'`

export interface NoncePolicyOptions {
  /** Foreign origins that pages may connect to. */
  readonly connections: readonly string[]
  /** Whether the public address is https. */
  readonly secure: boolean
  /** `npm run dev`: hot reload evaluates code and inserts styles. */
  readonly development: boolean
}

/**
 * The content security policy of a page rendered for one request. Next reads the nonce from the request's header and
 * adds it to its own scripts; other markup has none.
 */
export function noncePolicy({ connections, secure, development }: NoncePolicyOptions): string {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  return contentSecurityPolicy({
    scripts: [nonce, BEHAVIOUR_SCRIPT_HASH, ...(development ? ["'unsafe-eval'"] : [])],
    styles: development ? ["'unsafe-inline'"] : [],
    frames,
    connections,
    secure: secure && !development,
  })
}
