import type { PressSite } from '@/lib/content/schemas/site'
import { site } from './site'

/** Sites with their own press list and reservation page: /{slug}/press, /{slug}/customer. */
export const pressSites: PressSite[] = [{ slug: site.defaultPressSite, name: site.name }]
