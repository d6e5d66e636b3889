import 'server-only'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import type { Vault } from '@/lib/vault'
import { UNDO_MINUTES } from '../bulk-forms'

/** Data to undo an action on several registrations: an encrypted value that the next page carries. The store keeps none of it. */
const bulkSchema = z.object({
  /** What was done, in Korean: `거절`, `김상담 님에게 배정`. */
  label: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Number of registrations skipped: another counsellor's, quarantined, or done already. */
  skipped: z.number(),
  /** Whether the filter finds more than were done in one press. */
  more: z.boolean().optional(),
  /** Milliseconds since 1970: those that are left arrived before it. */
  rest: z.number().optional(),
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

const COOKIE = 'admin_bulk'
/** Browsers limit a cookie to 4096 bytes, name and attributes included. */
const COOKIE_LENGTH = 3800
const OPENED_BYTES_MAX = 65_536

const context = (accountId: string) => `bulk:${accountId}`

export const sealBulk = (bulk: Bulk, accountId: string, vault: Vault): string =>
  vault.sealBytes(deflateRawSync(JSON.stringify(bulk)), context(accountId)).toString('base64url')

/** @returns null for a value that is absent, another account's, changed, or too old to undo */
export function openBulk(sealed: string | undefined, accountId: string, vault: Vault, now: Date): Bulk | null {
  if (!sealed) return null
  try {
    const bulk = bulkSchema.parse(
      JSON.parse(inflateRawSync(vault.openBytes(Buffer.from(sealed, 'base64url'), context(accountId)), { maxOutputLength: OPENED_BYTES_MAX }).toString('utf8')),
    )
    return now.getTime() - bulk.at < UNDO_MINUTES * 60_000 ? bulk : null
  } catch {
    return null
  }
}

const cookieName = (part: number) => (part === 0 ? COOKIE : `${COOKIE}_${part}`)

/** Cookies that hold the value, the first with their number; they expire when the action can no longer be undone. */
export const bulkCookies = (sealed: string, secure: boolean) => {
  const parts = Array.from({ length: Math.ceil(sealed.length / COOKIE_LENGTH) }, (_, part) => sealed.slice(part * COOKIE_LENGTH, (part + 1) * COOKIE_LENGTH))
  return parts.map((text, part) => ({
    name: cookieName(part),
    value: part === 0 ? `${parts.length}.${text}` : text,
    httpOnly: true,
    sameSite: 'strict' as const,
    secure,
    path: '/admin',
    maxAge: UNDO_MINUTES * 60,
  }))
}

/** @param cookie value of a cookie by its name @returns the value of {@link bulkCookies} */
export function sealedOfCookies(cookie: (name: string) => string | undefined): string | undefined {
  const [, count, first] = /^(\d)\.(.*)$/.exec(cookie(COOKIE) ?? '') ?? []
  if (first === undefined) return undefined
  return [first, ...Array.from({ length: Number(count) - 1 }, (_, index) => cookie(cookieName(index + 1)) ?? '')].join('')
}
