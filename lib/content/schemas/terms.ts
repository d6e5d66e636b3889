import { z } from 'zod'
import { source, text } from './base'

/** Won, without change. */
const won = z.int('원 단위의 정수').min(0, '0원 이상').max(100_000_000_000, '천억 원 이하')
/** Per cent of the deposit, or of the price. */
const rate = z.number().min(0, '0 이상').max(100, '100 이하')

/** What a home of one type costs. Nothing is required until it is known. */
const typeTerms = z.object({
  /** Unit type's id. */
  type: text,
  /** Of homes that are let. */
  deposit: won.optional(),
  /** A month. */
  rent: won.optional(),
  /** Of homes that are sold: the lowest and, where floors differ, the highest. */
  price: won.optional(),
  priceMost: won.optional(),
  /** Paid at the contract. */
  contractRate: rate.optional(),
  /** What is paid when: together the deposit, or the lowest price. */
  instalments: z.array(z.object({ label: text, amount: won, when: text.optional() })).default([]),
  /** Paid beside it, where chosen. */
  options: z.array(z.object({ label: text, amount: won })).default([]),
})

/** Prices of the types, with where they come from; none before they are announced. */
export const unitTermsSchema = z.object({
  source: source.omit({ href: true }).optional(),
  note: text.optional(),
  types: z.array(typeTerms).default([]),
})

export type UnitTerms = z.infer<typeof unitTermsSchema>
export type TypeTerms = UnitTerms['types'][number]
