import type { PressSite } from '@/lib/content/schemas/site'

/** Sites with a press list and a reservation page of their own: /{slug}/press, /{slug}/customer. */
export const pressSites: PressSite[] = [{ slug: '가람누리-리버파크', name: '가람누리 리버파크' }]
