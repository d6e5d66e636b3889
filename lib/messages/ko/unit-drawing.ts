/** The drawing of a home, and what its numbers stand for. */
export const unitDrawingWords = {
  floorPlanOf: (type: string) => `${type} 타입 평면도`,
  numbersOf: (type: string) => `${type} 타입 평면도의 번호`,
}
