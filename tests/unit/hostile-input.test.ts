import { normaliseEmail } from '@/lib/accounts/account'
import { newTotpSecret, totpStep } from '@/lib/accounts/totp'
import { findPressSite } from '@/lib/content/press-sites'
import { clientAddress } from '@/lib/requests/client-address'
import { safeRedirectPath } from '@/lib/requests/form-response'
import { fieldAnswers } from '@/lib/messages/ko/registration-answers'
import { newArticleSchema } from '@/lib/press/article'
import { decodeCursor } from '@/lib/press/cursor'
import { paragraphs } from '@/lib/press/paragraphs'
import { checkBirthdate } from '@/lib/registrations/birthdate'
import { cleanLine, cleanLines } from '@/lib/clean-text'
import { clientNetwork } from '@/lib/client-network'
import { networkBlock } from '@/lib/registrations/client-network'
import { LIMITS } from '@/lib/field-limits'
import { REGISTRATION_FIELDS } from '@/lib/registration-fields'
import { normalisePhone } from '@/lib/registrations/phone'
import { parseRegistration } from '@/lib/registrations/registration'
import { keptValues, openFlash } from '@/lib/registrations/result-flash'
import { readResultStatus } from '@/lib/registrations/result-status'
import { queryTerm } from '@/lib/registrations/search-terms'
import { acceptedEncoding } from '@/lib/delivery/pages/compression'
import { MORNING, SITE, testVault, validBody } from '../support/registrations'

/** Texts that, repeated, made an expression or text normalisation slow, or are likely to. */
const SHAPES = [
  ' ',
  '\u00A0 ',
  '\t',
  '\r',
  '\r\n ',
  '\n\n',
  '\u2028',
  '\u0301',
  '\u0301\u0323',
  'a\u0301\u0323',
  '\u1100',
  '\u1100\u1161',
  '\u200B',
  '\uD800',
  '\uFDFA',
  '0',
  '-',
  '0-',
  '가',
  'a@',
  'a.',
  '@',
  '%',
  '%25',
  '<',
  '{a',
  '\\',
  '/',
  '//',
  'http://',
  'http://!',
  ':',
  '1:',
  '; ',
  ',',
  '; q=',
  '"',
]

const fieldOf = (field: string) => (text: string) => parseRegistration(validBody({ [field]: text }), { sites: [SITE], now: MORNING })
const secret = newTotpSecret()

/** Everything that parses a stranger's text before staff see it. */
const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    ['site', 'source', 'name', 'phone', 'birthdate', 'message', 'visitDate', 'email', 'residence', 'privacyConsent', 'marketingConsent'].map((field) => [
      field,
      fieldOf(field),
    ]),
  ),
  cleanLine,
  cleanLines,
  normalisePhone,
  queryTerm: (text) => queryTerm(text.slice(0, 60)),
  checkBirthdate: (text) => checkBirthdate(text, MORNING),
  keptValues: (text) => keptValues({ name: text, message: text }),
  openFlash: (text) => openFlash(text, testVault),
  readResultStatus,
  normaliseEmail,
  totpStep: (text) => totpStep(secret, text, MORNING),
  article: (text) => newArticleSchema.safeParse({ site: SITE, title: text, summary: text, content: text }),
  paragraphs,
  cursor: (text) => {
    expect(() => decodeCursor(text)).toThrow()
  },
  findPressSite,
  safeRedirectPath: (text) => safeRedirectPath(`/${text}`, '/'),
  clientAddress: (text) => networkBlock(clientNetwork(text)),
  forwardedFor: (text) => clientAddress({ get: (name) => (name === 'x-forwarded-for' ? text : null) } as Headers, 1),
  acceptedEncoding,
}

const SMALL = 16_384
const FACTOR = 4
/** Allows for occasional compilation and garbage collection; a quadratic expression exceeds it many times. */
const SLACK_MS = 8

/** CPU milliseconds of this process, which a busy machine does not stretch: the least of three, or the first below `enough`. */
function fastest(work: (text: string) => unknown, text: string, enough = 0): number {
  let least = Infinity
  for (let time = 0; time < 3 && least > enough; time += 1) {
    const started = process.cpuUsage()
    work(text)
    const { user, system } = process.cpuUsage(started)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** Number of measurements before a failure: superlinear growth repeats, a garbage collection does not. */
const ATTEMPTS = 5

const growsTooFast = (parse: (text: string) => unknown, shape: string): boolean => {
  const ofLength = (length: number) => `${shape.repeat(Math.ceil(length / shape.length))}x`
  const large = fastest(parse, ofLength(FACTOR * SMALL), SLACK_MS)
  return large > SLACK_MS && large > 2 * FACTOR * fastest(parse, ofLength(SMALL)) + SLACK_MS
}

test.each(Object.entries(PARSERS))('%s: takes about four times as long for four times the text, whatever its shape', (_name, parse) => {
  expect(SHAPES.filter((shape) => Array.from({ length: ATTEMPTS }).every(() => growsTooFast(parse, shape)))).toEqual([])
})

const [message, residence] = [REGISTRATION_FIELDS.message.rule, REGISTRATION_FIELDS.residence.rule]

test.each([
  ['name', LIMITS.name, fieldAnswers.nameLong(LIMITS.name)],
  ['phone', LIMITS.phone, fieldAnswers.phoneFormat],
  ['birthdate', LIMITS.birthdate, fieldAnswers.birthdateFormat],
  ['message', message.max, fieldAnswers[message.fault](message.max)],
  ['email', LIMITS.email, fieldAnswers.email],
  ['residence', residence.max, fieldAnswers[residence.fault](residence.max)],
])('%s: refuses with its own message what cleaning does not shorten to %d characters', (field, limit, message) => {
  expect(fieldOf(field)(`가${' '.repeat(4 * limit)}`)).toEqual({ errors: { [field]: message } })
})

test('accepts a message at its limit from every system: two-character line ends, decomposed Hangul', () => {
  const typed = `${'각\n'.repeat(249)}각각`
  const sent = typed.replaceAll('\n', '\r\n').normalize('NFD')
  expect(sent.length).toBeGreaterThan(2 * message.max - 4)
  expect(fieldOf('message')(sent)).toMatchObject({ input: { message: typed } })
})
