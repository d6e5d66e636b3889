import { plan59K } from './59k'

/** One plan a unit type. */
export const unitPlans = [plan59K]
