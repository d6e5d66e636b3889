import type { ApartmentComplex, BreadcrumbList, Event, FloorPlan, NewsArticle, Organization, Thing, VideoObject, WebSite, WithContext } from 'schema-dts'
import { fallbackUrl } from '@/lib/content/schemas/picture-url'
import type { Overview, UnitType } from '@/lib/content/schemas/complex'
import type { Video } from '@/lib/content/schemas/guides'
import type { Picture } from '@/lib/content/schemas/pages'
import type { Site } from '@/lib/content/schemas/site'
import { withKoreanOffset } from '@/lib/korean-time'
import { floorPlanPath, routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/absolute-url'

/*
 * Pure builders of structured data. Search engines ask that every value equals what the page shows: builders take
 * the content that the page renders and add nothing to it.
 */

const SQUARE_METRE = 'MTK' // UN/CEFACT code, which schema.org's unitCode asks for

const inContext = <T extends Thing>(thing: T) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<T>
const organizationId = () => absoluteUrl('/#organization')
const complexId = () => absoluteUrl('/#complex')

/** @param trail from home to the open page; a step without an address is not part of the data */
export const breadcrumbJsonLd = (trail: readonly { label: string; href?: string | undefined }[]): WithContext<BreadcrumbList> =>
  inContext<BreadcrumbList>({
    '@type': 'BreadcrumbList',
    itemListElement: trail
      .flatMap(({ label, href }) => (href ? [{ label, href }] : []))
      .map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: absoluteUrl(href),
      })),
  })

export const websiteJsonLd = (site: Site): WithContext<WebSite> =>
  inContext<WebSite>({
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    url: absoluteUrl(routes.home),
    name: site.name,
    alternateName: site.nameLatin,
    inLanguage: 'ko-KR',
    publisher: { '@id': organizationId() },
  })

/** The builder, as the footer names it. */
export const organizationJsonLd = (site: Site): WithContext<Organization> =>
  inContext<Organization>({
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.builder.name,
    alternateName: site.builder.nameLatin,
    address: site.builder.address,
    telephone: internationalPhone(site.phone),
    url: absoluteUrl(routes.home),
  })

/** The complex with its facts and unit types. */
export function apartmentComplexJsonLd({ site, overview, units, picture }: {
  site: Site
  overview: Overview
  units: readonly UnitType[]
  picture: Picture
}): WithContext<ApartmentComplex> {
  return inContext<Exclude<ApartmentComplex, string>>({
    '@type': 'ApartmentComplex',
    '@id': complexId(),
    name: site.name,
    alternateName: site.nameLatin,
    description: site.description,
    url: absoluteUrl(routes.home),
    image: absoluteUrl(fallbackUrl(picture)),
    telephone: internationalPhone(site.phone),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'KR',
      addressRegion: site.place.region,
      addressLocality: site.place.locality,
      streetAddress: site.place.district,
    },
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: overview.facts.rentalHouseholds },
    accommodationFloorPlan: units.map((unit) => floorPlan(unit)),
  })
}

/** One unit type, as /FloorPlan/{slug} shows it. */
export const floorPlanJsonLd = (unit: UnitType): WithContext<FloorPlan> =>
  inContext<FloorPlan>({ ...(floorPlan(unit) as object), isPlanForApartment: { '@id': complexId() } } as FloorPlan)

function floorPlan(unit: UnitType): FloorPlan {
  return {
    '@type': 'FloorPlan',
    name: unit.id,
    description: unit.summary,
    url: absoluteUrl(floorPlanPath(unit.slug)),
    floorSize: { '@type': 'QuantitativeValue', value: unit.areas.exclusive, unitCode: SQUARE_METRE },
    numberOfBedrooms: unit.rooms,
    numberOfBathroomsTotal: unit.baths,
    ...(unit.households === null ? {} : { numberOfAccommodationUnits: { '@type': 'QuantitativeValue' as const, value: unit.households } }),
  }
}

/** @returns null while the film does not exist: search engines refuse a VideoObject without one */
export function videoJsonLd(video: Video, poster: Picture): WithContext<VideoObject> | null {
  if (video.source === null) return null
  const where =
    video.source.kind === 'youtube'
      ? { embedUrl: `https://www.youtube-nocookie.com/embed/${video.source.id}` }
      : { contentUrl: absoluteUrl(video.source.files[0]?.href ?? '') }
  return inContext<VideoObject>({
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: absoluteUrl(fallbackUrl(poster)),
    uploadDate: withKoreanOffset(video.uploaded),
    ...where,
  })
}

export interface NewsArticleInput {
  /** Path of the article. */
  path: string
  title: string
  summary: string
  published: Date
  modified?: Date
  author: string
  /** A picture of content, or the path of another. */
  image: Picture | { path: string }
}

export const newsArticleJsonLd = (article: NewsArticleInput): WithContext<NewsArticle> =>
  inContext<NewsArticle>({
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    datePublished: article.published.toISOString(),
    dateModified: (article.modified ?? article.published).toISOString(),
    author: { '@type': 'Organization', name: article.author },
    publisher: { '@id': organizationId() },
    image: absoluteUrl('path' in article.image ? article.image.path : fallbackUrl(article.image)),
    mainEntityOfPage: absoluteUrl(article.path),
    inLanguage: 'ko-KR',
  })

export interface EventInput {
  name: string
  description: string
  /** Calendar days in Korean time, `YYYY-MM-DD`. */
  starts: string
  ends?: string
  /** Page that shows the event. */
  path: string
  picture: Picture
}

/** The opening of the model house. */
export const eventJsonLd = (event: EventInput, site: Site): WithContext<Event> =>
  inContext<Event>({
    '@type': 'Event',
    name: event.name,
    description: event.description,
    startDate: event.starts,
    ...(event.ends ? { endDate: event.ends } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: `${site.name} 모델하우스`, address: site.modelHouse.address },
    organizer: { '@id': organizationId() },
    image: absoluteUrl(fallbackUrl(event.picture)),
    url: absoluteUrl(event.path),
  })

/** With the country code; Korea's nationwide business numbers (15XX-XXXX) have no leading zero to drop. */
const internationalPhone = (phone: string) => `+82-${phone.replace(/^0/, '')}`
