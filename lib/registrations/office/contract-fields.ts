import 'server-only'
import { content } from '@/lib/content/load'
import type { ContractField, RegistrationContent } from '@/lib/content/schemas/registration'
import type { SitePlanData } from '@/lib/content/schemas/site-plan'
import { cleanLine } from '@/lib/clean-text'
import { InvalidInputError } from '@/lib/errors'
import { isCalendarDay, koreanIsoDay } from '@/lib/korean-time'
import { dateWords } from '@/lib/messages/ko/dates'
import { formatCount } from '@/lib/messages/format-count'
import { officeContractWords as words } from '@/lib/messages/ko/office-contract'
import { CONTRACT_AGAIN, homeHash, type Contract } from '@/lib/registrations/contract'
import type { ContractDetails } from '@/lib/registrations/registration-event'
import type { Hasher } from '@/lib/vault'

/* The details of a contract: content says which there are, and the site plan which homes. */

interface ContractContent {
  readonly fields: readonly ContractField[]
  readonly sitePlan: Pick<SitePlanData, 'complexes'>
}

/** @returns the fields that a form asks for now: none before the day on which the policy names them */
export function askedContract(
  now: Date,
  { contract, contractFrom }: Pick<RegistrationContent, 'contract' | 'contractFrom'> = content.registration,
): readonly ContractField[] {
  return contractFrom !== undefined && koreanIsoDay(now) < contractFrom ? [] : contract
}

export const contractContent = (): ContractContent => ({ fields: content.registration.contract, sitePlan: content.sitePlan })

const PREFIX = 'contract-'
/** Name of the form's field. */
export const contractFieldName = (name: string): string => `${PREFIX}${name}`
/** @returns the fields of a contract among those of a form */
export const contractValues = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (name.startsWith(PREFIX) && typeof value === 'string' ? [[name, value]] : [])))

const RAW_MAX = 400
const LINE_MAX = 100
const WON_MAX = 1_000_000_000_000
const FIRST_DAY = '2000-01-01'

const HOME = /^(\d{3,4}) ?(?:동|-)? ?(\d{3,4}) ?호?$/
const homeText = (home: string): string => {
  const [building = '', number = ''] = home.split('-')
  return words.home(building, number)
}

/** Whether the site plan offers a home: its 동, a line of it, and the floor. `1203` is line 3 of the twelfth floor. */
function isOffered({ complexes }: ContractContent['sitePlan'], building: number, home: number): boolean {
  const found = complexes.flatMap(({ buildings }) => buildings).find(({ number }) => number === building)
  const floor = Math.floor(home / 100)
  return found?.lines[(home % 100) - 1]?.some(({ type, from, to }) => type !== null && floor >= from && floor <= to) ?? false
}

function readHome(typed: string, sitePlan: ContractContent['sitePlan']): string {
  const [, building, home] = HOME.exec(typed.normalize('NFKC').replace(/\s+/g, ' ')) ?? []
  if (building === undefined || home === undefined) throw new Error(words.errors.home)
  const spelled = `${Number(building)}-${Number(home)}`
  if (!isOffered(sitePlan, Number(building), Number(home))) throw new Error(words.errors.unknownHome(homeText(spelled)))
  return spelled
}

function readWon(typed: string, label: string): string {
  const digits = typed.normalize('NFKC').replace(/[,\s]|원$/g, '')
  const amount = /^\d{1,13}$/.test(digits) ? Number(digits) : 0
  if (amount < 1 || amount > WON_MAX) throw new Error(words.errors.won(label))
  return `${amount}`
}

function readDay(typed: string, label: string, now: Date): string {
  if (!isCalendarDay(typed) || typed < FIRST_DAY || typed > koreanIsoDay(now)) throw new Error(words.errors.day(label))
  return typed
}

function readLine(typed: string, label: string): string {
  if (typed.length > LINE_MAX) throw new Error(words.errors.line(label, LINE_MAX))
  return typed
}

function readField({ kind, label }: ContractField, typed: string, { sitePlan }: ContractContent, now: Date): string {
  if (kind === 'home') return readHome(typed, sitePlan)
  if (kind === 'won') return readWon(typed, label)
  return kind === 'day' ? readDay(typed, label, now) : readLine(typed, label)
}

/**
 * @param typed values of the form by {@link contractFieldName}
 * @throws InvalidInputError with a Korean message for each field that is missing or wrong
 */
export function readContract(
  typed: Readonly<Record<string, string>>,
  vault: Hasher,
  now: Date,
  from: ContractContent = { ...contractContent(), fields: askedContract(now) },
): Contract {
  const details: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const field of from.fields) {
    const name = contractFieldName(field.name)
    const value = cleanLine((typed[name] ?? '').slice(0, RAW_MAX))
    if (value === '' && field.required) errors[name] = words.errors.missing(field.label)
    if (value === '') continue
    try {
      details[field.name] = readField(field, value, from, now)
    } catch (error) {
      errors[name] = (error as Error).message
    }
  }
  if (Object.keys(errors).length > 0) throw new InvalidInputError(errors)
  const home = details[from.fields.find(({ kind }) => kind === 'home')?.name ?? '']
  return { details, home: home === undefined ? null : homeHash(vault, home) }
}

/**
 * A form sent with another button, or by the Enter key in one of a contract's fields.
 * @throws InvalidInputError if a contract was typed, which nothing would keep; the day stands in the form from the beginning
 */
export function requireNoContract(typed: Readonly<Record<string, string>>, { fields }: Pick<ContractContent, 'fields'> = contractContent()): void {
  const filled = fields.find(({ name, kind }) => kind !== 'day' && (typed[contractFieldName(name)] ?? '').trim() !== '')
  if (filled) throw new InvalidInputError({ [contractFieldName(filled.name)]: words.errors.otherResult })
}

const shownDetail = (kind: ContractField['kind'], value: string): string =>
  kind === 'home' ? homeText(value) : kind === 'won' ? words.won(formatCount(Number(value))) : kind === 'day' ? dateWords.day(value) : value

/** @returns one detail in Korean; undefined if the contract has none of that name */
export function contractDetail({ name, kind }: Pick<ContractField, 'name' | 'kind'>, details: ContractDetails | null): string | undefined {
  const value = details?.[name]
  return value === undefined ? undefined : shownDetail(kind, value)
}

/** The details of a contract in Korean, in the order of content; what content no longer names comes last, under its name. */
export function contractFacts(
  details: ContractDetails | null,
  { fields }: Pick<ContractContent, 'fields'> = contractContent(),
): { readonly label: string; readonly value: string }[] {
  if (!details) return []
  const known = fields.flatMap((field) => {
    const value = contractDetail(field, details)
    return value === undefined ? [] : [{ label: field.label, value }]
  })
  const others = Object.entries(details).filter(([name]) => !fields.some((field) => field.name === name))
  return [...known, ...others.map(([label, value]) => ({ label, value }))]
}

/** The error of a contract whose home another registration has. */
export function homeTaken({ details }: Contract, { fields }: Pick<ContractContent, 'fields'> = contractContent()): InvalidInputError {
  const home = details[fields.find(({ kind }) => kind === 'home')?.name ?? ''] ?? ''
  return new InvalidInputError({ [CONTRACT_AGAIN]: words.errors.taken(homeText(home)) })
}
