import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Crumb } from '../breadcrumb'
import { breadcrumbId } from '../node-ids'

/** @param trail from home to the open page, at `path` */
export const breadcrumbList = (trail: readonly Crumb[], path: string) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(path),
    itemListElement: trail
      .flatMap(({ label, href }) => (href === undefined ? [] : { label, href }))
      .map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: absoluteUrl(href),
      })),
  }) satisfies BreadcrumbList
