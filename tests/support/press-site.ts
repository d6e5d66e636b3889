import { site } from '@/content/site'

/** Slug of the press site of the tests: the content's own. */
export const PRESS_SITE = site.defaultPressSite
/** As browsers request them. */
export const PRESS_PATH = `/${encodeURIComponent(PRESS_SITE)}/press`
export const SITE_CUSTOMER_PATH = `/${encodeURIComponent(PRESS_SITE)}/customer`
