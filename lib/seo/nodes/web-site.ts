import type { WebSite } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Site } from '@/lib/content/schemas/site'
import { LANGUAGE_TAGS, type Language } from '@/lib/messages/language'
import { routes } from '@/lib/routes'
import { organizationId, webSiteId } from '../node-ids'

export const webSite = (site: Site, language: Language = 'ko') =>
  ({
    '@type': 'WebSite',
    '@id': webSiteId(),
    url: absoluteUrl(routes.home),
    name: site.name,
    alternateName: site.nameLatin,
    inLanguage: LANGUAGE_TAGS[language],
    publisher: { '@id': organizationId() },
  }) satisfies WebSite
