import type { PressSite } from '@/lib/content/schemas/site'
import { site } from './site'

/** Sites with a press list and a reservation page of their own: /{slug}/press, /{slug}/customer. */
export const pressSites: PressSite[] = [{ slug: site.defaultPressSite, name: site.name }]
