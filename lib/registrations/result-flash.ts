import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { FIRST_TOUCH, FIRST_TOUCH_MAX } from '@/lib/first-touch'
import type { Vault } from '@/lib/vault'
import { cutAt } from '@/lib/cut-text'
import { CONSENT_FIELDS } from './consent'
import { FIELD_NAMES, fieldOf } from '@/lib/registration-fields'

const texts = z.record(z.string(), z.string())
const flashSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('registered'),
    message: z.string().optional(),
    visit: z.object({ when: z.string(), people: z.string(), calendar: z.string() }).optional(),
  }),
  z.object({ kind: z.literal('refused'), message: z.string(), errors: texts, values: texts }),
  /** A form without a script asked for days and times of visits; nothing was registered. */
  z.object({ kind: z.literal('choosing'), errors: texts, values: texts }),
])

/** Content of the result page after a plain form post. Kept in an encrypted cookie for a few minutes, never in an address. */
export type ResultFlash = Readonly<z.infer<typeof flashSchema>>

export const FLASH_COOKIE = 'registration-result'
export const FLASH_SECONDS = 300
/** Browsers limit cookies to 4096 bytes, name and attributes included. */
const MAX_LENGTH = 3800
/** At least the maximum length of any field. */
const MAX_VALUE = FIRST_TOUCH_MAX
const CONTEXT = 'registration result'

/** Fields that the form shows again; others are not kept. */
const KEPT_FIELDS = [...FIELD_NAMES, 'visitWanted', 'visitDay', 'visitAt', 'visitPeople', ...Object.values(CONSENT_FIELDS)]

/** Left out, in this order, if a result does not fit into a cookie: values that nobody typed, then long texts. */
const DROPPED_FIRST: readonly (readonly string[])[] = [
  [FIRST_TOUCH],
  FIELD_NAMES.filter((name) => {
    const { rule } = fieldOf(name)
    return rule !== 'own' && rule.kind === 'lines'
  }),
]

export function keptValues(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = KEPT_FIELDS.flatMap((key) => (typeof body[key] === 'string' ? [[key, cutAt(body[key], MAX_VALUE)] as const] : []))
  return Object.fromEntries(entries)
}

/** Encrypts a result for a cookie; leaves out long texts if it does not fit. */
export function sealFlash(flash: ResultFlash, vault: Vault): string {
  const sealed = vault.sealBytes(deflateRawSync(JSON.stringify(flash)), CONTEXT).toString('base64url')
  if (sealed.length <= MAX_LENGTH || flash.kind === 'registered') return sealed
  const given = Object.entries(flash.values)
  if (given.length === 0) return sealed
  const dropped = DROPPED_FIRST.find((names) => given.some(([name]) => names.includes(name)))
  return sealFlash({ ...flash, values: dropped ? Object.fromEntries(given.filter(([name]) => !dropped.includes(name))) : {} }, vault)
}

/** @returns null for a cookie that is absent, expired, foreign or changed */
export function openFlash(cookie: string | undefined, vault: Vault): ResultFlash | null {
  if (!cookie) return null
  try {
    const opened: unknown = JSON.parse(inflateRawSync(vault.openBytes(Buffer.from(cookie, 'base64url'), CONTEXT), { maxOutputLength: 65_536 }).toString('utf8'))
    return flashSchema.safeParse(opened).data ?? null
  } catch {
    return null
  }
}
