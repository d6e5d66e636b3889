import type { ApartmentComplex } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Overview, UnitType } from '@/lib/content/schemas/complex'
import type { Picture } from '@/lib/content/schemas/pages'
import type { Site } from '@/lib/content/schemas/site'
import { routes } from '@/lib/routes'
import { internationalPhone } from '../international-phone'
import { complexId } from '../node-ids'
import { floorPlan } from './floor-plan'
import { imageObject } from './image-object'

export interface ApartmentComplexInput {
  site: Site
  overview: Overview
  /** The types that the page shows. */
  units: readonly UnitType[]
  picture: Picture
}

const named = (site: Site) => ({
  '@type': 'ApartmentComplex' as const,
  '@id': complexId(),
  name: site.name,
  alternateName: site.nameLatin,
  url: absoluteUrl(routes.home),
  telephone: internationalPhone(site.phone),
})

/** The complex on a page that shows some of its plans but none of its facts. */
export const complexWithPlans = (site: Site, units: readonly UnitType[]) =>
  ({ ...named(site), accommodationFloorPlan: units.map((unit) => floorPlan(unit)) }) satisfies ApartmentComplex

/** The complex with its facts and unit types. */
export const apartmentComplex = ({ site, overview, units, picture }: ApartmentComplexInput) =>
  ({
    ...named(site),
    description: site.description,
    image: imageObject(picture),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KR',
      addressRegion: site.place.region,
      addressLocality: site.place.locality,
      streetAddress: site.place.district,
    },
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: overview.facts.rentalHouseholds },
    accommodationFloorPlan: units.map((unit) => floorPlan(unit)),
  }) satisfies ApartmentComplex
