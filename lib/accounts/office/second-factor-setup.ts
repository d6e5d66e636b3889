import 'server-only'
import encodeQR from 'qr'
import { z } from 'zod'
import type { Account } from '@/lib/accounts/account'
import { newTotpSecret, totpUri } from '@/lib/accounts/totp'
import type { Vault } from '@/lib/vault'
import { InvalidInputError } from '@/lib/errors'
import { accountRefusalWords as words } from '@/lib/messages/ko/account-refusals'

export interface SecondFactorSetup {
  /** For typing in, in groups of four. */
  readonly secret: string
  readonly uri: string
  /** Rows of the QR code; true is dark. */
  readonly modules: readonly (readonly boolean[])[]
  /** The secret, sealed; the form sends it back. */
  readonly sealed: string
}

/** A page left open longer offers a new secret. */
const LIFE_MS = 15 * 60 * 1000
/** The secret and its creation time in milliseconds since 1970. */
const sealedSchema = z.tuple([z.string(), z.number()])
const context = (accountId: string) => `second factor setup:${accountId}`

/** @param issuer the site's name in the authenticator app */
export function newSecondFactorSetup({ id, email }: Account, issuer: string, vault: Vault, now: Date): SecondFactorSetup {
  const secret = newTotpSecret()
  const uri = totpUri(secret, email, issuer)
  return {
    secret: secret.replace(/.{4}(?=.)/g, '$& '),
    uri,
    modules: encodeQR(uri, 'raw', { ecc: 'medium' }),
    sealed: vault.seal(JSON.stringify([secret, now.getTime()]), context(id)).toString('base64url'),
  }
}

/**
 * @returns the secret of a page's form
 * @throws InvalidInputError when it is too old, tampered with or of another account
 */
export function openSecondFactorSetup(sealed: string, accountId: string, vault: Vault, now: Date): string {
  try {
    const [secret, at] = sealedSchema.parse(JSON.parse(vault.open(Buffer.from(sealed, 'base64url'), context(accountId))))
    if (now.getTime() - at <= LIFE_MS) return secret
  } catch {
    // Treated like an expired one.
  }
  throw new InvalidInputError({ code: words.setupExpired })
}
