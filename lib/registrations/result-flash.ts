import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { FIRST_TOUCH, FIRST_TOUCH_MAX } from '@/lib/first-touch.mjs'
import type { Vault } from '@/lib/vault'
import { cutAt } from '@/lib/cut-text'
import { CONSENT_FIELDS } from './consent'
import { FIELD_NAMES, fieldOf } from './registration-fields'

const texts = z.record(z.string(), z.string())
const flashSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('registered'), message: z.string().optional() }),
  z.object({ kind: z.literal('refused'), message: z.string(), errors: texts, values: texts }),
  /** A form without a script asked for days and times of visits: nothing was registered. */
  z.object({ kind: z.literal('choosing'), errors: texts, values: texts }),
])

/** What the result page shows after a plain form post. Lives in a sealed cookie for a few minutes, never in an address. */
export type ResultFlash = Readonly<z.infer<typeof flashSchema>>

export const FLASH_COOKIE = 'registration-result'
export const FLASH_SECONDS = 300
/** Browsers keep cookies of 4096 bytes, name and attributes included. */
const MAX_LENGTH = 3800
/** Longer than any field may be: enough to give back what a person typed. */
const MAX_VALUE = FIRST_TOUCH_MAX
const CONTEXT = 'registration result'

/** What the form shows again; anything else in a post is not kept. */
const KEPT_FIELDS = [...FIELD_NAMES, 'visitWanted', 'visitDay', 'visitAt', 'visitPeople', ...Object.values(CONSENT_FIELDS)]

/** Left out of a result that does not fit into a cookie, one after the other, before anything else is: what nobody typed, then long texts. */
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

/** Sealed for a cookie; where all that was typed does not fit, long texts are left out rather than the rest. */
export function sealFlash(flash: ResultFlash, vault: Vault): string {
  const sealed = vault.sealBytes(deflateRawSync(JSON.stringify(flash)), CONTEXT).toString('base64url')
  if (sealed.length <= MAX_LENGTH || flash.kind === 'registered') return sealed
  const given = Object.entries(flash.values)
  if (given.length === 0) return sealed
  const dropped = DROPPED_FIRST.find((names) => given.some(([name]) => names.includes(name)))
  return sealFlash({ ...flash, values: dropped ? Object.fromEntries(given.filter(([name]) => !dropped.includes(name))) : {} }, vault)
}

/** @returns null for a cookie that is absent, old, foreign or changed */
export function openFlash(cookie: string | undefined, vault: Vault): ResultFlash | null {
  if (!cookie) return null
  try {
    const opened: unknown = JSON.parse(inflateRawSync(vault.openBytes(Buffer.from(cookie, 'base64url'), CONTEXT), { maxOutputLength: 65_536 }).toString('utf8'))
    return flashSchema.safeParse(opened).data ?? null
  } catch {
    return null
  }
}
