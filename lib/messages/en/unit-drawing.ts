import type { unitDrawingWords as korean } from '../ko/unit-drawing'

/** The drawing of a home, and the legend of its numbers. */
export const unitDrawingWords: typeof korean = {
  floorPlanOf: (type) => `Floor plan of type ${type}`,
  numbersOf: (type) => `Numbers in the floor plan of type ${type}`,
}
