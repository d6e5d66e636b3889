import 'server-only'
import { z } from 'zod'
import type { Vault } from '@/lib/vault'

/** Data to undo an action on several registrations: an encrypted value that the next page carries. The store keeps none of it. */
const bulkSchema = z.object({
  /** What was done, in Korean: `거절`, `김상담 님에게 배정`. */
  label: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Number of registrations skipped: another counsellor's, quarantined, or done already. */
  skipped: z.number(),
  done: z.array(
    z.union([
      z.object({ id: z.string(), event: z.string() }),
      z.object({ id: z.string(), tag: z.string() }),
      /** `from` and `to`: ids of accounts; null: no assignee. */
      z.object({ id: z.string(), from: z.string().nullable(), to: z.string() }),
    ]),
  ),
})
export type Bulk = Readonly<z.infer<typeof bulkSchema>>

export const BULK_COOKIE = 'admin_bulk'
/** Time enough to notice wrong ticks. */
export const UNDO_MINUTES = 10

const context = (accountId: string) => `bulk:${accountId}`

export const sealBulk = (bulk: Bulk, accountId: string, vault: Vault): string => vault.seal(JSON.stringify(bulk), context(accountId)).toString('base64url')

/** @returns null for a value that is absent, another account's, changed, or too old to undo */
export function openBulk(sealed: string | undefined, accountId: string, vault: Vault, now: Date): Bulk | null {
  if (!sealed) return null
  try {
    const bulk = bulkSchema.parse(JSON.parse(vault.open(Buffer.from(sealed, 'base64url'), context(accountId))))
    return now.getTime() - bulk.at < UNDO_MINUTES * 60_000 ? bulk : null
  } catch {
    return null
  }
}

/** Expires when the action can no longer be undone. */
export const bulkCookie = (sealed: string, secure: boolean) => ({
  name: BULK_COOKIE,
  value: sealed,
  httpOnly: true,
  sameSite: 'strict' as const,
  secure,
  path: '/admin',
  maxAge: UNDO_MINUTES * 60,
})
