import { plan59A } from './59a'
import { plan59B } from './59b'
import { plan84A } from './84a'
import { plan84B } from './84b'
import { plan84C } from './84c'
import { plan84D } from './84d'

/** One plan a unit type of content/units.ts. */
export const unitPlans = [plan59A, plan59B, plan84A, plan84B, plan84C, plan84D]
