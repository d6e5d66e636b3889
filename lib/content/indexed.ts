import { routes, siteCustomerPath } from '@/lib/routes'
import type { Content } from './content'
import { pageStatusAt } from './page-content'

/**
 * The address under which search engines list a page. The visit reservation of the default site duplicates the customer page,
 * where there is one.
 */
export const canonicalOf = ({ site, pages }: Pick<Content, 'site' | 'pages'>, path: string): string =>
  pages.customer && path === siteCustomerPath(site.defaultPressSite) ? routes.customer : path

/** Whether search engines should list the page at this address: it has content and duplicates no other page. */
export const isIndexed = (content: Content, path: string): boolean =>
  pageStatusAt(content, path)?.status !== 'comingSoon' && canonicalOf(content, path) === path
