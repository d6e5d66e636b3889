import type { Offer } from 'schema-dts'
import type { UnitType } from '@/lib/content/schemas/complex'
import type { TypeTerms } from '@/lib/content/schemas/terms'
import { termsWords } from '@/lib/messages/ko/terms'
import { floorPlanPath } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

const CURRENCY = 'KRW'
const MONTH = 'MON' // UN/CEFACT code, as schema.org's unitCode demands
const FUNCTIONS = 'http://purl.org/goodrelations/v1#'

function pricesOf({ deposit, rent, price, priceMost }: TypeTerms) {
  return [
    ...(deposit === undefined ? [] : [{ '@type': 'PriceSpecification' as const, name: termsWords.deposit, price: deposit, priceCurrency: CURRENCY }]),
    ...(rent === undefined
      ? []
      : [{ '@type': 'UnitPriceSpecification' as const, name: termsWords.rent, price: rent, priceCurrency: CURRENCY, unitCode: MONTH }]),
    ...(price === undefined
      ? []
      : [
          {
            '@type': 'PriceSpecification' as const,
            name: termsWords.price,
            minPrice: price,
            maxPrice: priceMost ?? price,
            priceCurrency: CURRENCY,
          },
        ]),
  ]
}

/**
 * What a home of a type is let or sold for, as its page says, and nothing of how many are left. schema.org offers products:
 * that it is a flat stands beside it.
 * @returns null until it is known
 */
export function homeOffer(unit: UnitType, terms: TypeTerms | undefined) {
  if (!terms) return null
  const url = absoluteUrl(floorPlanPath(unit.slug))
  return {
    '@type': 'Offer',
    url,
    itemOffered: { '@type': 'Product', additionalType: 'https://schema.org/Apartment', name: unit.id, url },
    businessFunction: { '@type': 'BusinessFunction', '@id': `${FUNCTIONS}${terms.price === undefined ? 'LeaseOut' : 'Sell'}` },
    priceSpecification: pricesOf(terms),
  } satisfies Offer
}
