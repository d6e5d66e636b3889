import { plan84A } from './84a'

/** One plan a unit type of content/units.ts. */
export const unitPlans = [plan84A]
