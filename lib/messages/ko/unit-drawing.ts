/** The drawing of a home, and the legend of its numbers. */
export const unitDrawingWords = {
  floorPlanOf: (type: string) => `${type} 타입 평면도`,
  numbersOf: (type: string) => `${type} 타입 평면도의 번호`,
}
