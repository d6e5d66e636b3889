import { createHash, randomBytes } from 'node:crypto'
import { behaviour } from '@/.generated/behaviour-source'
import frames from '@/.generated/origins.json'
import { contentSecurityPolicy } from '@/lib/server/security-headers.mjs'

/** The one inline script that every page has (components/behaviour/inline-script.tsx), as a policy names it. */
const BEHAVIOUR_SCRIPT_HASH = `'sha256-${createHash('sha256').update(behaviour).digest('base64')}'`

export interface NoncePolicyOptions {
  /** Foreign origins that pages may talk to. */
  readonly connections: readonly string[]
  /** Whether the public address is https. */
  readonly secure: boolean
  /** `npm run dev`: hot reload evaluates code and inserts styles. */
  readonly development: boolean
}

/**
 * The content security policy of a page that is rendered for one request. Next puts the nonce of the request's own header
 * on the scripts that it writes; whatever else stands in the page has none.
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
