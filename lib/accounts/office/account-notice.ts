import 'server-only'
import { z } from 'zod'
import type { Vault } from '@/lib/vault'

const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), token: z.string(), email: z.string(), name: z.string().nullable(), expiresAt: z.string() }),
  z.object({ kind: z.literal('recovery-codes'), codes: z.array(z.string()) }),
])

/**
 * A secret for the page after a form post: a new link, or recovery codes. Kept in a sealed cookie for some minutes,
 * never in an address; other accounts cannot read it.
 */
export type AccountNotice = Readonly<z.infer<typeof noticeSchema>>

export const ACCOUNT_NOTICE_COOKIE = 'account_notice'
/** Long enough to write ten codes down. */
const LIFE_SECONDS = 600

const context = (accountId: string) => `account notice:${accountId}`

export const accountNoticeCookie = (notice: AccountNotice, accountId: string, vault: Vault, secure: boolean) => ({
  name: ACCOUNT_NOTICE_COOKIE,
  value: vault.seal(JSON.stringify(notice), context(accountId)).toString('base64url'),
  httpOnly: true,
  sameSite: 'strict' as const,
  secure,
  path: '/admin',
  maxAge: LIFE_SECONDS,
})

/** @returns null for a cookie that is absent, tampered with or of another account */
export function readAccountNotice(value: string | undefined, accountId: string, vault: Vault): AccountNotice | null {
  if (!value) return null
  try {
    return noticeSchema.safeParse(JSON.parse(vault.open(Buffer.from(value, 'base64url'), context(accountId)))).data ?? null
  } catch {
    return null
  }
}
