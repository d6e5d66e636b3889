import type { PressSite } from '@/lib/content/schemas/site'
import { site } from './site'

/** Sites with a press list of their own. */
export const pressSites: PressSite[] = [{ slug: site.defaultPressSite, name: site.name }]
