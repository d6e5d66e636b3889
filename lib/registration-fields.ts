import { LIMITS } from '@/lib/field-limits'
import type { FieldAnswers } from '@/lib/messages/ko/registration-answers'
import { fieldWords, sourceWords } from '@/lib/messages/ko/registration-fields'

/** The forms of the site. */
export const FORM_SOURCES = ['popup', 'home', 'customer'] as const
/** The form that a registration came by; `desk`: taken by staff at the reception (현장접수). */
export const SOURCES = [...FORM_SOURCES, 'desk'] as const
export type Source = (typeof SOURCES)[number]
export const SOURCE_LABELS: Readonly<Record<Source, string>> = sourceWords

/** The control that a form shows. */
type FieldControl =
  | {
      readonly as: 'input'
      readonly type: 'text' | 'tel'
      readonly inputMode?: 'tel' | 'numeric'
      readonly autoComplete?: string
      readonly maxLength?: number
    }
  | { readonly as: 'textarea'; readonly rows: number; readonly maxLength: number }

/**
 * What a form asks for must be among the items that consents and privacy policy list (개인정보 보호법 §15②2), or the build fails
 * (lib/content/cross-check-consents.ts): `consentItem` is its name there. The same holds for automatically sent values, which the
 * texts list as collected automatically. Null for fields that only API clients send, and for values without personal data.
 */
type Asked =
  | {
      readonly consentItem: string
      readonly form: { readonly on: readonly Source[]; readonly label: string; readonly hint?: string; readonly control: FieldControl }
    }
  | { readonly consentItem: string | null; readonly form: null }

/** Key of the error for a text that is too long; its text in the catalogue takes the limit. */
type LengthFault = { [Key in keyof FieldAnswers]: FieldAnswers[Key] extends (max: number) => string ? Key : never }[keyof FieldAnswers]

/** One field of a registration: everything in which fields differ. */
export type RegistrationField = Asked & {
  /** Its label for the office: on the detail page and in files. */
  readonly label: string
  /** Whether a registration is refused without it. In records older than the field, a required one reads as '' and an optional one as null. */
  readonly required: boolean
  /** One line or several of at most `max` UTF-16 units, or a rule of its own in registration.ts. */
  readonly rule: 'own' | { readonly kind: 'line' | 'lines'; readonly max: number; readonly fault: LengthFault }
  /**
   * `sealed`: encrypted together with the record's other fields, as everything is that a visitor types. `plain`: readable,
   * because queries filter by it; the embedded store has a column of its name in snake case, made by a migration. Both are
   * deleted with the registration at the end of the retention period.
   */
  readonly storage: 'sealed' | 'plain'
  /** How the office's search finds it (search-terms.ts). */
  readonly search: 'name' | 'phone' | null
  /** `fact`: a line of the detail page. `own`: that page has a place for it. `hint` is shown in lists if there is a value. */
  readonly inbox: { readonly detail: 'fact' | 'own'; readonly hint: ((value: string) => string) | null }
  /** A column of exported files: of each, or (`basic: false`) only if chosen. Width in characters, for spreadsheets. */
  readonly export: { readonly basic: boolean; readonly width: number } | null
  /** Whether the copy for a form-collection service has it. */
  readonly forwarded: boolean
  /** How the office shows a value (lib/registrations/shown-fields.ts); absent where it is shown as stored. */
  readonly format?: 'phone' | 'source' | 'first-touch' | 'channel'
  /** How a terminal masks a value unless the full one was asked for; absent where it is shown as in the office. */
  readonly mask?: 'phone' | 'birthdate'
}

const RESIDENCE_MAX = 60
const MESSAGE_MAX = 500

/**
 * The one table of a registration's fields, in display order. Types, schema, forms, consents, both stores, search, inbox, files
 * and messages follow from it. Pure data, below `lib/content`, which compares its consent texts with it; components import it on
 * the server only.
 */
export const REGISTRATION_FIELDS = {
  name: {
    label: fieldWords.name.office,
    consentItem: fieldWords.name.item,
    required: true,
    rule: 'own',
    form: {
      on: ['popup', 'home', 'customer'],
      label: fieldWords.name.form,
      control: { as: 'input', type: 'text', autoComplete: 'name', maxLength: LIMITS.name },
    },
    storage: 'sealed',
    search: 'name',
    inbox: { detail: 'own', hint: null },
    export: { basic: true, width: 14 },
    forwarded: true,
  },
  /** Digits only, `01012345678`. */
  phone: {
    label: fieldWords.phone.office,
    consentItem: fieldWords.phone.item,
    required: true,
    rule: 'own',
    form: {
      on: ['popup', 'home', 'customer'],
      label: fieldWords.phone.form,
      hint: fieldWords.phone.hint,
      control: { as: 'input', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: LIMITS.phone },
    },
    storage: 'sealed',
    search: 'phone',
    inbox: { detail: 'own', hint: null },
    export: { basic: true, width: 16 },
    forwarded: true,
    format: 'phone',
    mask: 'phone',
  },
  /** `YYMMDD`. */
  birthdate: {
    label: fieldWords.birthdate.office,
    consentItem: fieldWords.birthdate.item,
    required: true,
    rule: 'own',
    form: {
      on: ['popup', 'home', 'customer'],
      label: fieldWords.birthdate.form,
      hint: fieldWords.birthdate.hint,
      control: { as: 'input', type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: LIMITS.birthdate },
    },
    storage: 'sealed',
    search: null,
    inbox: { detail: 'fact', hint: null },
    export: { basic: false, width: 12 },
    forwarded: true,
    mask: 'birthdate',
  },
  /** `YYYY-MM-DD`. */
  visitDate: {
    label: fieldWords.visitDate.office,
    consentItem: fieldWords.visitDate.item,
    required: false,
    rule: 'own',
    form: {
      on: ['customer'],
      label: fieldWords.visitDate.form,
      hint: fieldWords.visitDate.hint,
      control: { as: 'input', type: 'text', inputMode: 'numeric', maxLength: LIMITS.visitDate },
    },
    storage: 'sealed',
    search: null,
    inbox: { detail: 'fact', hint: fieldWords.visitDate.inbox },
    export: { basic: false, width: 14 },
    forwarded: true,
  },
  message: {
    label: fieldWords.message.office,
    consentItem: fieldWords.message.item,
    required: false,
    rule: { kind: 'lines', max: MESSAGE_MAX, fault: 'messageLong' },
    form: { on: ['home', 'customer'], label: fieldWords.message.form, control: { as: 'textarea', rows: 5, maxLength: MESSAGE_MAX } },
    storage: 'sealed',
    search: null,
    inbox: { detail: 'own', hint: null },
    export: { basic: false, width: 40 },
    forwarded: true,
  },
  email: {
    label: fieldWords.email.office,
    consentItem: null,
    required: false,
    rule: 'own',
    form: null,
    storage: 'sealed',
    search: null,
    inbox: { detail: 'fact', hint: null },
    export: { basic: false, width: 24 },
    forwarded: true,
  },
  residence: {
    label: fieldWords.residence.office,
    consentItem: null,
    required: false,
    rule: { kind: 'line', max: RESIDENCE_MAX, fault: 'residenceLong' },
    form: null,
    storage: 'sealed',
    search: null,
    inbox: { detail: 'fact', hint: null },
    export: { basic: false, width: 20 },
    forwarded: true,
  },
  /** Slug of the press site that a form belongs to. */
  site: {
    label: fieldWords.site.office,
    consentItem: null,
    required: true,
    rule: 'own',
    form: null,
    storage: 'plain',
    search: null,
    inbox: { detail: 'fact', hint: null },
    export: null,
    forwarded: true,
  },
  source: {
    label: fieldWords.source.office,
    consentItem: null,
    required: true,
    rule: 'own',
    form: null,
    storage: 'plain',
    search: null,
    inbox: { detail: 'fact', hint: null },
    export: { basic: true, width: 12 },
    forwarded: true,
    format: 'source',
  },
  /** First touch as JSON (first-touch.ts). Never changed. */
  firstTouch: {
    label: fieldWords.firstTouch.office,
    consentItem: fieldWords.firstTouch.item,
    required: false,
    rule: 'own',
    form: null,
    storage: 'sealed',
    search: null,
    inbox: { detail: 'own', hint: null },
    export: { basic: false, width: 40 },
    forwarded: false,
    format: 'first-touch',
  },
  /** The channel that the office counts and filters by, and may correct (channel.ts). No client sends it. */
  channel: {
    label: fieldWords.channel.office,
    consentItem: null,
    required: false,
    rule: 'own',
    form: null,
    storage: 'plain',
    search: null,
    inbox: { detail: 'own', hint: null },
    export: { basic: false, width: 20 },
    forwarded: false,
    format: 'channel',
  },
} as const satisfies Readonly<Record<string, RegistrationField>>

type Fields = typeof REGISTRATION_FIELDS
export type FieldName = keyof Fields
type Having<Property extends keyof RegistrationField, Value> = {
  [Name in FieldName]: Fields[Name] extends { readonly [P in Property]: Value } ? Name : never
}[FieldName]
type RequiredField = Having<'required', true>
type ValueOf<Name extends FieldName> = Name extends 'source' ? Source : string
/** Fields with a rule in registration.ts. */
export type OwnRuleField = Having<'rule', 'own'>
export type SealedField = Having<'storage', 'sealed'>
export type PlainField = Having<'storage', 'plain'>

/** Values as stored: null for a missing one. */
export type FieldValues = { readonly [Name in FieldName]: Name extends RequiredField ? ValueOf<Name> : ValueOf<Name> | null }
/** Values as the schema returns them. */
export type FieldInput = { readonly [Name in RequiredField]: ValueOf<Name> } & {
  readonly [Name in Exclude<FieldName, RequiredField>]?: ValueOf<Name> | undefined
}

const namesWhere = <Name extends FieldName = FieldName>(names: readonly FieldName[], holds: (field: RegistrationField) => boolean): readonly Name[] =>
  names.filter((name) => holds(REGISTRATION_FIELDS[name])) as Name[]

export const FIELD_NAMES = Object.keys(REGISTRATION_FIELDS) as readonly FieldName[]
/**
 * Order in encrypted values, in forwarded copies and in the digest of a request. It must not change: a request repeated across a
 * release would no longer be the same. New fields are appended.
 */
const FIRST_IN_JSON = ['site', 'source', 'name', 'phone', 'birthdate', 'message'] as const satisfies readonly FieldName[]
export const FIELDS_IN_JSON: readonly FieldName[] = [...new Set<FieldName>([...FIRST_IN_JSON, ...FIELD_NAMES])]
export const SEALED_FIELDS = namesWhere<SealedField>(FIELDS_IN_JSON, ({ storage }) => storage === 'sealed')
export const PLAIN_FIELDS = namesWhere<PlainField>(FIELDS_IN_JSON, ({ storage }) => storage === 'plain')
export const FORWARDED_FIELDS = namesWhere(FIELDS_IN_JSON, ({ forwarded }) => forwarded)

/** The fields that a form asks for, in order. */
export const formFields = (source: Source): readonly FieldName[] => namesWhere(FIELD_NAMES, ({ form }) => form?.on.includes(source) ?? false)
export const fieldOf = (name: FieldName): RegistrationField => REGISTRATION_FIELDS[name]

/** @returns the values under these names; null for those absent or empty */
export const pickFields = <Name extends FieldName>(
  given: Readonly<Partial<Record<Name, string | null | undefined>>>,
  names: readonly Name[],
): Pick<FieldValues, Name> => Object.fromEntries(names.map((name) => [name, given[name] ?? null])) as Pick<FieldValues, Name>
