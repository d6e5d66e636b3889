import { registration as ours } from '@/content/registration'
import { site as shipped } from '@/content/site'
import { units as shippedUnits } from '@/content/units'

/** Words that only the shipped complex would use, which lets its homes where this one sells them. */
export const FOREIGN_WORDS: readonly string[] = [
  shipped.name,
  shipped.nameLatin,
  shipped.builder.name,
  shipped.builder.nameLatin,
  shipped.phone,
  shipped.place.locality,
  shipped.place.district,
  shipped.defaultPressSite,
  ours.sms.optOutNumber,
  ...shippedUnits.types.map(({ id }) => id),
  '임대',
  '임차',
  'garamnuri',
  '리버파크',
  '너울',
]
