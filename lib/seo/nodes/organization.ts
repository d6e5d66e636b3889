import type { Organization } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Site } from '@/lib/content/schemas/site'
import { routes } from '@/lib/routes'
import { internationalPhone } from '../international-phone'
import { organizationId } from '../node-ids'
import { imageObject } from './image-object'

const LOGO = { path: '/icons/icon-512.png', width: 512, height: 512 } as const

/** The builder, as in the footer: author and publisher of all content. */
export const organization = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.builder.name,
    alternateName: site.builder.nameLatin,
    address: site.builder.address,
    telephone: internationalPhone(site.phone),
    url: absoluteUrl(routes.home),
    logo: imageObject({ ...LOGO, alt: site.logo.alt }),
  }) satisfies Organization
