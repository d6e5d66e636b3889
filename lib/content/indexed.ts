import { routes, siteCustomerPath } from '@/lib/routes'
import type { Content } from './content'

type Indexable = Pick<Content, 'site' | 'pages' | 'schedule' | 'documents' | 'announcement' | 'subscriptionGuide' | 'salesGuide' | 'stampTax' | 'location'>

/** Pages that show a placeholder for as long as their content is not there; undefined for a page that is not there. */
const statuses = (content: Indexable): Readonly<Record<string, 'published' | 'comingSoon' | undefined>> => ({
  [routes.businessPlan]: content.schedule?.status,
  [routes.businessDocuments]: content.documents?.status,
  [routes.announcement]: content.announcement?.status,
  [routes.subscriptionGuide]: content.subscriptionGuide?.status,
  [routes.salesGuide]: content.salesGuide?.status,
  [routes.stampTax]: content.stampTax?.status,
  [routes.locationPremium]: content.location?.premium?.status,
})

/**
 * The address under which search engines list a page. The visit reservation of the default site is the form of the
 * customer page once more, where there is one.
 */
export const canonicalOf = ({ site, pages }: Pick<Content, 'site' | 'pages'>, path: string): string =>
  pages.customer && path === siteCustomerPath(site.defaultPressSite) ? routes.customer : path

/** Whether search engines are to list the page at this address: it has content, and it is no other page's double. */
export const isIndexed = (content: Indexable, path: string): boolean => statuses(content)[path] !== 'comingSoon' && canonicalOf(content, path) === path
