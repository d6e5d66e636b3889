import 'server-only'
import { z } from 'zod'
import type { Vault } from '@/lib/vault'

/**
 * What is remembered of something done to several registrations at once, so that it can be taken back: in a sealed value
 * that the page after it carries. Nothing of it is stored.
 */
const bulkSchema = z.object({
  /** In Korean, what was done: `거절`, `김상담 님에게 배정`. */
  label: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** How many were not touched: another's, quarantined, or done already. */
  skipped: z.number(),
  done: z.array(
    z.union([
      z.object({ id: z.string(), event: z.string() }),
      z.object({ id: z.string(), tag: z.string() }),
      /** `from` and `to`: ids of accounts; null: nobody's. */
      z.object({ id: z.string(), from: z.string().nullable(), to: z.string() }),
    ]),
  ),
})
export type Bulk = Readonly<z.infer<typeof bulkSchema>>

export const BULK_COOKIE = 'admin_bulk'
/** Long enough to see that the wrong ones were ticked. */
export const UNDO_MINUTES = 10

const context = (accountId: string) => `bulk:${accountId}`

export const sealBulk = (bulk: Bulk, accountId: string, vault: Vault): string => vault.seal(JSON.stringify(bulk), context(accountId)).toString('base64url')

/** @returns null for a value that is absent, another account's, changed, or too old to be taken back */
export function openBulk(sealed: string | undefined, accountId: string, vault: Vault, now: Date): Bulk | null {
  if (!sealed) return null
  try {
    const bulk = bulkSchema.parse(JSON.parse(vault.open(Buffer.from(sealed, 'base64url'), context(accountId))))
    return now.getTime() - bulk.at < UNDO_MINUTES * 60_000 ? bulk : null
  } catch {
    return null
  }
}

/** Lies beside the page for as long as it can be taken back. */
export const bulkCookie = (sealed: string, secure: boolean) => ({
  name: BULK_COOKIE,
  value: sealed,
  httpOnly: true,
  sameSite: 'strict' as const,
  secure,
  path: '/admin',
  maxAge: UNDO_MINUTES * 60,
})
