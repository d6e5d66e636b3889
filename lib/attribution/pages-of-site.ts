import 'server-only'
import { englishPaths, publicPaths } from '@/lib/content/paths'
import { pressSiteSlugs } from '@/lib/content/press-sites'
import { pressListPath, VISIT_PATH } from '@/lib/routes'
import { countedPages, type CountedPage } from './counted-page'

/** Pages of this site that are counted: all that visitors may find. */
export const pagesOfSite = (): CountedPage => countedPages([...publicPaths(), ...englishPaths(), VISIT_PATH], pressSiteSlugs().map(pressListPath))
