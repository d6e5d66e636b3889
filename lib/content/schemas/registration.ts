import { createHash } from 'node:crypto'
import { z } from 'zod'
import { canonicalConsentText } from '@/lib/consent-text'
import { openingHoursSchema } from '@/lib/content/schemas/opening-hours'
import { isoDay, linkedText, pictureId, plainText, text } from './base'
import { checkCells } from './table'

const consentFields = z.object({
  version: plainText,
  label: plainText,
  /** purpose, items, retention, right to refuse: readable in place, before the box is ticked. */
  rows: z.array(z.object({ label: plainText, value: plainText })).min(3),
  refusal: plainText,
})

/**
 * One consent box, in the form that 개인정보 보호법 §15② and §22 demand. `hash` (SHA-256 of its texts) is the value that the box sends,
 * and is stored with each registration.
 */
export const consentSchema = consentFields.transform((consent) => ({
  ...consent,
  hash: createHash('sha256').update(canonicalConsentText(consent)).digest('hex'),
}))

const smsTemplate = z.object({ name: plainText, text: plainText })
const won = z.number().min(0).max(1000).default(0)

const contractField = z.object({
  /** Stored, and so never renamed. */
  name: z.string().regex(/^[a-z][a-zA-Z]{1,30}$/),
  label: plainText,
  /** home: 동·호수 of the site plan; won: an amount; day: until today; line: any text of a line. */
  kind: z.enum(['home', 'won', 'day', 'line']),
  required: z.boolean().default(true),
})

const contractFields = z
  .array(contractField)
  .max(8)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, '이름(name)이 겹칩니다')
  .refine((fields) => fields.filter(({ kind }) => kind === 'home').length <= 1, '동·호수(home)는 하나만 둘 수 있습니다')

export const registrationContentSchema = z.object({
  /** False closes every form with `closedMessage` (민간임대주택법 §42: recruiting is allowed only after the report). */
  open: z.boolean(),
  closedMessage: text,
  heading: text,
  lead: text,
  submitLabel: text,
  /** Months until a registration is destroyed; must equal the consent text and the policy. */
  retentionMonths: z.number().int().positive(),
  consents: z.object({ privacy: consentSchema, marketing: consentSchema, night: consentSchema }),
  sms: z.object({
    /** Facts only (정보통신망법 §50). {name}, {site}, {address}, {hours}, {phone} are replaced. */
    confirmation: plainText,
    /** The advertisement: must start with (광고) and end with the free opt-out. {units} is replaced. */
    remainingUnits: z
      .string()
      .startsWith('(광고)')
      .regex(/무료\s*수신거부/),
    remainingUnitsNotice: plainText,
    optOutNumber: plainText,
    /** What staff often write to one customer: facts only. {site}, {address}, {hours} and {phone} are replaced. */
    customerTexts: z.array(smsTemplate).default([]),
    /** What the office advertises; mark, sender and opt-out are added (lib/registrations/office/mailings/). */
    advertisements: z.array(smsTemplate).default([]),
    /** The vendor's price of one message in won, for estimates; 0: unknown. */
    prices: z.object({ sms: won, lms: won }).default({ sms: 0, lms: 0 }),
  }),
  /** Opening hours of the model house until the office changes them in /admin/hours. Absent: visits cannot be booked. */
  visits: openingHoursSchema
    .extend({
      /** A time shows how many groups may still come only when at most so many may; absent: never. */
      fewLeft: z.number().int().min(0).max(100).optional(),
    })
    .optional(),
  /** What staff write down when a registration's result is 계약. */
  contract: contractFields.default([]),
  /** Day from which the policy names what a contract records: until then nobody is asked for it. */
  contractFrom: isoDay.optional(),
  /** What visitors bring, for the page of a visit. */
  bring: text.optional(),
  customerPage: z.object({ heading: text, picture: pictureId, serviceText: z.array(linkedText).min(1), hours: text }),
})

const hashByVersion = z.record(text, z.string().regex(/^[0-9a-f]{64}$/))

/** Hash of each consent text that was released, by its version. */
export const consentVersionsSchema = z.object({ privacy: hashByVersion, marketing: hashByVersion, night: hashByVersion })

/** 개인정보 처리방침, 개인정보 보호법 §30. */
export const privacySchema = z.object({
  effective: isoDay,
  intro: text,
  officer: z.object({ name: text, role: text, phone: text, email: text }),
  processors: z.array(z.object({ name: text, task: text, place: text })).min(1),
  sections: z
    .array(
      z.object({
        heading: text,
        paragraphs: z.array(text).default([]),
        points: z.array(text).default([]),
        table: z
          .object({ caption: text, columns: z.array(text), rows: z.array(z.array(text)) })
          .check(checkCells)
          .optional(),
      }),
    )
    .min(8),
  history: z
    .array(
      z.object({
        /** Day from which it holds. */
        date: isoDay,
        change: text,
        /** Day on which the page said it, where that was earlier: the day of the public change. */
        announced: isoDay.optional(),
      }),
    )
    .min(1),
})

export type Consent = z.infer<typeof consentSchema>
/** `takesVisits`: false in a phase in which nobody is asked for a day of visit (lib/content/phase-content.ts). */
export type RegistrationContent = z.infer<typeof registrationContentSchema> & { readonly takesVisits?: false }
export type ContractField = z.infer<typeof contractField>
export type PrivacyPolicy = z.infer<typeof privacySchema>

/** Input type of content files: defaults are optional. */
export type RegistrationInput = z.input<typeof registrationContentSchema>
export type ConsentVersionsInput = z.input<typeof consentVersionsSchema>
export type PrivacyInput = z.input<typeof privacySchema>
