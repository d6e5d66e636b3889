import type { Content } from './content'
import type { TypeTerms } from './schemas/terms'

type Holder = Pick<Content, 'units'>

/** @returns undefined until the type's terms are known */
export const termsOfType = ({ units }: Holder, id: string): TypeTerms | undefined => units.terms.types.find(({ type }) => type === id)

/** Whether the terms of each of these types are known: the question what such a home costs is answered. */
const areTermsKnown = ({ units }: Holder, asked: readonly { readonly id: string }[]): boolean =>
  asked.every(({ id }) => units.terms.types.some(({ type }) => type === id))

/** What is still open: without what the terms answer. */
export function openItems({ undecided, units }: Pick<Content, 'undecided' | 'units'>): NonNullable<Content['undecided']>['items'] {
  const items = undecided?.items ?? []
  return areTermsKnown({ units }, units.types) ? items.filter(({ endsWithTerms }) => !endsWithTerms) : items
}

/** The open question what homes of these types cost; undefined where content does not ask it, or their terms answer it. */
export function openCost({ undecided, units }: Pick<Content, 'undecided' | 'units'>, compared: readonly { readonly id: string }[]) {
  return areTermsKnown({ units }, compared) ? undefined : undecided?.items.find(({ endsWithTerms }) => endsWithTerms)
}
