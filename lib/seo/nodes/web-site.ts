import type { WebSite } from 'schema-dts'
import { absoluteUrl } from '@/lib/absolute-url'
import type { Site } from '@/lib/content/schemas/site'
import { routes } from '@/lib/routes'
import { organizationId, webSiteId } from '../node-ids'

export const webSite = (site: Site) =>
  ({
    '@type': 'WebSite',
    '@id': webSiteId(),
    url: absoluteUrl(routes.home),
    name: site.name,
    alternateName: site.nameLatin,
    inLanguage: 'ko-KR',
    publisher: { '@id': organizationId() },
  }) satisfies WebSite
