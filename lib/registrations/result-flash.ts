import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Vault } from '@/lib/crypto/vault'

/** What the result page shows after a plain form post. Lives in a sealed cookie for a few minutes, never in an address. */
export type ResultFlash =
  | { readonly kind: 'registered' }
  | { readonly kind: 'refused'; readonly message: string; readonly errors: Readonly<Record<string, string>>; readonly values: Readonly<Record<string, string>> }

export const FLASH_COOKIE = 'registration-result'
export const FLASH_SECONDS = 300
/** Browsers keep cookies of 4096 bytes, name and attributes included. */
const MAX_LENGTH = 3800
/** Longer than any field may be: enough to give back what a person typed. */
const MAX_VALUE = 1000
const CONTEXT = 'registration result'

/** What the form shows again; anything else in a post is not kept. */
const KEPT = ['site', 'source', 'name', 'phone', 'birthdate', 'message', 'visitDate', 'email', 'residence', 'privacyConsent', 'marketingConsent', 'nightConsent'] as const

export function keptValues(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = KEPT.flatMap((key) => (typeof body[key] === 'string' ? [[key, body[key].slice(0, MAX_VALUE)] as const] : []))
  return Object.fromEntries(entries)
}

/** Sealed for a cookie; a message that does not fit is left out rather than the rest. */
export function sealFlash(flash: ResultFlash, vault: Vault): string {
  const sealed = vault.sealBytes(deflateRawSync(JSON.stringify(flash)), CONTEXT).toString('base64url')
  if (sealed.length <= MAX_LENGTH) return sealed
  if (flash.kind === 'refused' && flash.values.message) {
    const { message: _tooLong, ...values } = flash.values
    return sealFlash({ ...flash, values }, vault)
  }
  return flash.kind === 'refused' ? sealFlash({ ...flash, values: {} }, vault) : sealed
}

/** @returns null for a cookie that is absent, old, foreign or changed */
export function openFlash(cookie: string | undefined, vault: Vault): ResultFlash | null {
  if (!cookie) return null
  try {
    return JSON.parse(inflateRawSync(vault.openBytes(Buffer.from(cookie, 'base64url'), CONTEXT), { maxOutputLength: 65_536 }).toString('utf8')) as ResultFlash
  } catch {
    return null
  }
}
