import { z } from 'zod'
import { isCalendarDay, koreanDay, koreanInstant, koreanIsoDay, parseLocalTime } from '@/lib/korean-time'
import { fieldAnswers, type FieldAnswers } from '@/lib/messages/ko/registration-answers'
import { checkBirthdate } from './birthdate'
import { cleanLine, cleanLines } from '@/lib/clean-text'
import type { AgreedTexts, ConsentKind } from './consent'
import { LIMITS, RAW_FACTOR } from '@/lib/field-limits'
import { firstTouchToText, parseFirstTouch } from '@/lib/attribution/first-touch'
import { cleanName, isName } from './name'
import { normalisePhone } from './phone'
import type { RequestedVisit } from '@/lib/visits/visit-booking'
import { fieldOf, FIELDS_IN_JSON, FORM_SOURCES, type FieldInput, type FieldName, type OwnRuleField } from '@/lib/registration-fields'

/** Empty form controls arrive as '', which means the same as missing. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value), schema.optional())
interface ConsentBox {
  readonly agreed: boolean
  /** Hash of the text beside the box; null if the client does not state it. */
  readonly text: string | null
}

const TEXT_HASH = /^[0-9a-f]{64}$/

/**
 * A consent box. Forms of the site send the hash of the text beside the box as its value, which says what was agreed to. An API
 * client may send plain `true` (in a form post `on`, `true` or `1`); its evidence then names no text. Anything else means
 * unticked.
 */
const consentBox = z.preprocess((value): ConsentBox => {
  const text = typeof value === 'string' && TEXT_HASH.test(value) ? value : null
  return { agreed: text !== null || value === true || value === 'on' || value === 'true' || value === '1', text }
}, z.custom<ConsentBox>())

/** Texts of the ticked boxes; undefined where the client states none. */
function statedTexts(boxes: Readonly<Record<ConsentKind, ConsentBox>>): AgreedTexts | undefined {
  const stated = Object.entries(boxes).flatMap(([kind, { text }]) => (text === null ? [] : [[kind, text]]))
  return stated.length > 0 ? (Object.fromEntries(stated) as AgreedTexts) : undefined
}
/** A text as it arrived, limited in length before it is cleaned. @param long error for a text that no cleaning could bring within `limit` */
const typed = (missing: string, limit: number, long: string) => z.string(missing).max(RAW_FACTOR * limit, long)
/** Longer than any slug. */
const SITE_MAX = 100

/** `2027111` may be 11 January or 1 November: a month and a day of one digit need separators. */
const TYPED_DAY = /^(\d{4})(?:(\d{2})(\d{2})|[-./\s]+(\d{1,2})[-./\s]+(\d{1,2}))[.\s]*$/

/** A day as people type it (`20261205`, `2026. 12. 5.`) in the form of an ISO date; anything else as it is. */
function isoDayOf(typed: string): string {
  const [, year, month, day] = TYPED_DAY.exec(typed.trim())?.filter((part) => part !== undefined) ?? []
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}

function isVisitDay(day: string, now: Date): boolean {
  if (!isCalendarDay(day)) return false
  const at = Date.parse(`${day}T00:00:00Z`)
  const today = koreanDay(now)
  const first = Date.UTC(today.year, today.month - 1, today.day)
  return at >= first && at <= Date.UTC(today.year + 1, today.month - 1, today.day)
}

/** More than any group that the office allows. */
const PEOPLE_MAX = 99

/** Start of a visit, Korean local time: `2026-11-28T10:30`. Opening hours decide elsewhere whether one begins then. */
const visitAt = ({ now, say = fieldAnswers }: Context) =>
  z.string(say.visitAt).refine((value) => parseLocalTime(value) !== null && isVisitDay(value.slice(0, 10), now), say.visitAt)
const visitPeople = ({ say = fieldAnswers }: Context) =>
  z.coerce.number(say.visitPeople).int(say.visitPeople).min(1, say.visitPeople).max(PEOPLE_MAX, say.visitPeople)

interface Context {
  /** Slugs of the press sites; the first is the default. */
  readonly sites: readonly string[]
  /** For age and visit date. */
  readonly now: Date
  /** Error texts beside fields; Korean by default. */
  readonly say?: FieldAnswers
}

/** Rules other than a length; a missing entry does not compile. Errors say what to do. */
const ownRules = ({ sites, now, say = fieldAnswers }: Context) =>
  ({
    site: z.preprocess(
      (value) => value ?? sites[0] ?? '',
      typed(say.site, SITE_MAX, say.site)
        .transform((value) => value.normalize('NFC'))
        .refine((value) => sites.includes(value), say.site),
    ),
    source: z.preprocess((value) => value ?? 'customer', z.enum(FORM_SOURCES, say.source)),
    name: typed(say.nameMissing, LIMITS.name, say.nameLong(LIMITS.name))
      .transform(cleanName)
      .pipe(z.string().min(1, say.nameMissing).max(LIMITS.name, say.nameLong(LIMITS.name)).refine(isName, say.nameCharacters)),
    phone: typed(say.phoneMissing, LIMITS.phone, say.phoneFormat)
      .transform(cleanLine)
      .transform((value, issue) => {
        const digits = normalisePhone(value)
        if (digits === null) issue.addIssue({ code: 'custom', message: value === '' ? say.phoneMissing : say.phoneFormat })
        return digits ?? z.NEVER
      }),
    birthdate: typed(say.birthdateMissing, LIMITS.birthdate, say.birthdateFormat)
      .transform(cleanLine)
      .transform((value, issue) => {
        const checked = checkBirthdate(value, now)
        if ('yymmdd' in checked) return checked.yymmdd
        const message = value === '' ? say.birthdateMissing : { format: say.birthdateFormat, date: say.birthdateDate, age: say.birthdateAge }[checked.fault]
        issue.addIssue({ code: 'custom', message })
        return z.NEVER
      }),
    visitDate: z
      .string(say.visitDate)
      .max(LIMITS.visitDate, say.visitDate)
      .transform(isoDayOf)
      .refine((day) => isVisitDay(day, now), say.visitDate),
    email: typed(say.email, LIMITS.email, say.email).transform(cleanLine).pipe(z.email(say.email).max(LIMITS.email, say.email)),
    // An address may have invalid campaign parameters, which is not the visitor's error, so unusable ones are dropped.
    firstTouch: z.unknown().transform((sent) => firstTouchToText(parseFirstTouch(sent)) ?? undefined),
    // Derived from it, see register-visitor.ts.
    channel: z.unknown().transform(() => undefined),
  }) satisfies Readonly<Record<OwnRuleField, z.ZodType<string | undefined>>>

/** Builds the schema from the table of fields. Its output is {@link FieldInput}. */
function fieldShape(context: Context): Readonly<Record<FieldName, z.ZodType>> {
  const { say = fieldAnswers } = context
  const own: Readonly<Partial<Record<FieldName, z.ZodType>>> = ownRules(context)
  const shape = FIELDS_IN_JSON.map((name) => {
    const { rule, required } = fieldOf(name)
    const schema =
      rule === 'own'
        ? own[name]
        : typed(say[rule.fault](rule.max), rule.max, say[rule.fault](rule.max))
            .transform(rule.kind === 'line' ? cleanLine : cleanLines)
            .pipe(z.string().max(rule.max, say[rule.fault](rule.max)))
    if (!schema) throw new Error(`the field ${name} has no rule`)
    return [name, required ? schema : optional(schema)]
  })
  return Object.fromEntries(shape) as Record<FieldName, z.ZodType>
}

/** A visitor's input, normalised. Text fields are personal data: they never reach a log line or an address. */
export type RegistrationInput = FieldInput & {
  readonly marketingConsent: boolean
  readonly nightConsent: boolean
  readonly agreedTexts?: AgreedTexts
  /** The visit to book; its day is also stored as `visitDate`. */
  readonly visit?: RequestedVisit
}

/** The one schema of a registration, for all forms and API clients. It normalises while validating: its output is stored. */
function registrationSchema(context: Context) {
  return z
    .object({
      ...fieldShape(context),
      visitAt: optional(visitAt(context)),
      visitPeople: optional(visitPeople(context)),
      privacyConsent: consentBox.refine(({ agreed }) => agreed, (context.say ?? fieldAnswers).privacyConsent),
      marketingConsent: consentBox,
      nightConsent: consentBox,
    })
    .transform(({ privacyConsent: privacy, marketingConsent: marketing, nightConsent, visitAt: at, visitPeople: people = 1, ...fields }): RegistrationInput => {
      // A night message is an advertisement, so without consent to those the night consent permits nothing.
      const night = marketing.agreed ? nightConsent : { agreed: false, text: null }
      const agreedTexts = statedTexts({ privacy, marketing, night })
      return {
        ...(fields as FieldInput),
        ...(at ? { visitDate: at.slice(0, 10), visit: { at: koreanInstant(at), people } } : {}),
        marketingConsent: marketing.agreed,
        nightConsent: night.agreed,
        ...(agreedTexts ? { agreedTexts } : {}),
      }
    })
}

type Schema = ReturnType<typeof registrationSchema>
/** By the error texts: one for each language. */
const built = new Map<FieldAnswers, { readonly sites: string; readonly day: string; readonly schema: Schema }>()

/**
 * Only the Korean day of `now` matters. Building and compiling a schema costs more than the rest of a registration, so it is kept
 * for the day.
 */
function schemaOf(context: Context): Schema {
  const [sites, day] = [context.sites.join('\n'), koreanIsoDay(context.now)]
  const before = built.get(context.say ?? fieldAnswers)
  if (before?.sites === sites && before.day === day) return before.schema
  const schema = registrationSchema(context)
  built.set(context.say ?? fieldAnswers, { sites, day, schema })
  return schema
}

/** @returns the input, or the first error of each field */
export function parseRegistration(
  body: Readonly<Record<string, unknown>>,
  context: Context,
): { input: RegistrationInput } | { errors: Record<string, string> } {
  const result = schemaOf(context).safeParse(body)
  if (result.success) return { input: result.data }
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) errors[String(issue.path[0] ?? 'form')] ??= issue.message
  return { errors }
}
