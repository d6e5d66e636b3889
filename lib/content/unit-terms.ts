import type { Content } from './content'
import type { TypeTerms } from './schemas/terms'

type Holder = Pick<Content, 'units'>

/** @returns undefined until the type's terms are known */
export const termsOfType = ({ units }: Holder, id: string): TypeTerms | undefined => units.terms.types.find(({ type }) => type === id)

/** Whether every type's terms are known: the question what a home costs is answered. */
const areTermsKnown = ({ units }: Holder): boolean => units.types.every(({ id }) => units.terms.types.some(({ type }) => type === id))

/** What is still open: without what the terms answer. */
export function openItems({ undecided, units }: Pick<Content, 'undecided' | 'units'>): NonNullable<Content['undecided']>['items'] {
  const items = undecided?.items ?? []
  return areTermsKnown({ units }) ? items.filter(({ endsWithTerms }) => !endsWithTerms) : items
}
