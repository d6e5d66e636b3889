import 'server-only'
import { englishPaths, publicPaths } from '@/lib/content/paths'
import { pressSiteSlugs } from '@/lib/content/press-sites'
import { pressListPath, VISIT_PATH } from '@/lib/routes'
import { countedPages, type CountedPage } from './counted-page'

/** The counted pages of this site: all that visitors can find. */
export const pagesOfSite = (): CountedPage => countedPages([...publicPaths(), ...englishPaths(), VISIT_PATH], pressSiteSlugs().map(pressListPath))
