import { z } from 'zod'
import { koreanDay, koreanIsoDay } from '@/lib/korean-time'
import { checkBirthdate } from './birthdate'
import { cleanLine, cleanLines } from './clean-text'
import type { AgreedTexts, ConsentKind } from './consent'
import { FIELD_MESSAGES as SAY, LIMITS, RAW_FACTOR } from './messages'
import { normalisePhone } from './phone'

export const SOURCES = ['popup', 'home', 'customer'] as const
export type Source = (typeof SOURCES)[number]

/** Letters of any script, digits (people add 2 or A), and what stands between or around parts of a name. */
const NAME = /^[\p{L}\p{M}\p{N} .'’·,()\-]+$/u

/** Empty form controls arrive as '', which means the same as not being sent. */
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value), schema.optional())
interface ConsentBox {
  readonly agreed: boolean
  /** Hash of the text beside it; null where the client does not state it. */
  readonly text: string | null
}

const TEXT_HASH = /^[0-9a-f]{64}$/

/**
 * A consent box. Those of our own forms have the hash of the text beside them for their value, so that a tick says what
 * was ticked. A client of the API may send plain `true` (in a form post `on`, `true` or `1`): its evidence then names no
 * text. Anything else is not ticked.
 */
const consentBox = z.preprocess((value): ConsentBox => {
  const text = typeof value === 'string' && TEXT_HASH.test(value) ? value : null
  return { agreed: text !== null || value === true || value === 'on' || value === 'true' || value === '1', text }
}, z.custom<ConsentBox>())

/** Texts of the boxes that were ticked; undefined where the client states none. */
function statedTexts(boxes: Readonly<Record<ConsentKind, ConsentBox>>): AgreedTexts | undefined {
  const stated = Object.entries(boxes).flatMap(([kind, { text }]) => (text === null ? [] : [[kind, text]]))
  return stated.length > 0 ? (Object.fromEntries(stated) as AgreedTexts) : undefined
}
/** A text as it arrived, bounded before it is cleaned. @param long said of what is longer than any cleaning brings within `limit` */
const typed = (missing: string, limit: number, long: string) => z.string(missing).max(RAW_FACTOR * limit, long)
/** Slugs are short; what is longer is none of them. */
const SITE_MAX = 100

function isVisitDay(day: string, now: Date): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (!match) return false
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return false
  const today = koreanDay(now)
  const first = Date.UTC(today.year, today.month - 1, today.day)
  return at >= first && at <= Date.UTC(today.year + 1, today.month - 1, today.day)
}

/**
 * The one schema of a registration, for the popup, the home form, the customer page and any other client.
 * It normalises as it checks, so what passes is what is stored. Messages are Korean and say what to do.
 * @param context `sites`: slugs that exist, the first is the default; `now`: for age and visit date
 */
export function registrationSchema(context: { sites: readonly string[]; now: Date }) {
  const [defaultSite = ''] = context.sites
  return z
    .object({
      site: z.preprocess((value) => value ?? defaultSite, typed(SAY.site, SITE_MAX, SAY.site).transform((value) => value.normalize('NFC')).refine((value) => context.sites.includes(value), SAY.site)),
      source: z.preprocess((value) => value ?? 'customer', z.enum(SOURCES, SAY.source)),
      name: typed(SAY.nameMissing, LIMITS.name, SAY.nameLong).transform(cleanLine).pipe(
        z.string().min(1, SAY.nameMissing).max(LIMITS.name, SAY.nameLong).regex(NAME, SAY.nameCharacters).regex(/\p{L}/u, SAY.nameCharacters),
      ),
      phone: typed(SAY.phoneMissing, LIMITS.phone, SAY.phoneFormat).transform(cleanLine).transform((value, issue) => {
        const digits = normalisePhone(value)
        if (digits === null) issue.addIssue({ code: 'custom', message: value === '' ? SAY.phoneMissing : SAY.phoneFormat })
        return digits ?? z.NEVER
      }),
      birthdate: typed(SAY.birthdateMissing, LIMITS.birthdate, SAY.birthdateFormat).transform(cleanLine).transform((value, issue) => {
        const checked = checkBirthdate(value, context.now)
        if ('yymmdd' in checked) return checked.yymmdd
        const message = value === '' ? SAY.birthdateMissing : { format: SAY.birthdateFormat, date: SAY.birthdateDate, age: SAY.birthdateAge }[checked.fault]
        issue.addIssue({ code: 'custom', message })
        return z.NEVER
      }),
      message: optional(typed(SAY.messageLong, LIMITS.message, SAY.messageLong).transform(cleanLines).pipe(z.string().max(LIMITS.message, SAY.messageLong))),
      visitDate: optional(z.string(SAY.visitDate).refine((day) => isVisitDay(day, context.now), SAY.visitDate)),
      email: optional(typed(SAY.email, LIMITS.email, SAY.email).transform(cleanLine).pipe(z.email(SAY.email).max(LIMITS.email, SAY.email))),
      residence: optional(typed(SAY.residence, LIMITS.residence, SAY.residence).transform(cleanLine).pipe(z.string().max(LIMITS.residence, SAY.residence))),
      privacyConsent: consentBox.refine(({ agreed }) => agreed, SAY.privacyConsent),
      marketingConsent: consentBox,
      nightConsent: consentBox,
    })
    .transform(({ privacyConsent: privacy, marketingConsent: marketing, nightConsent, ...input }) => {
      // A night message is an advertisement: without the consent to those, this one has nothing to permit.
      const night = marketing.agreed ? nightConsent : { agreed: false, text: null }
      const agreedTexts = statedTexts({ privacy, marketing, night })
      return { ...input, marketingConsent: marketing.agreed, nightConsent: night.agreed, ...(agreedTexts ? { agreedTexts } : {}) }
    })
}

type Schema = ReturnType<typeof registrationSchema>
let built: { readonly sites: string; readonly day: string; readonly schema: Schema } | undefined

/** Of `now` only the day in Korea counts, and building (and compiling) a schema costs more than everything else that a registration does. */
function schemaOf(context: { sites: readonly string[]; now: Date }): Schema {
  const [sites, day] = [context.sites.join('\n'), koreanIsoDay(context.now)]
  if (built?.sites !== sites || built.day !== day) built = { sites, day, schema: registrationSchema(context) }
  return built.schema
}

/** What a visitor gave, normalised. Text fields are personal data: they never reach a log line or an address. */
export type RegistrationInput = z.infer<Schema>

/** @returns the input, or one Korean message a field (the first fault of each) */
export function parseRegistration(
  body: Readonly<Record<string, unknown>>,
  context: { sites: readonly string[]; now: Date },
): { input: RegistrationInput } | { errors: Record<string, string> } {
  const result = schemaOf(context).safeParse(body)
  if (result.success) return { input: result.data }
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message
  return { errors }
}
