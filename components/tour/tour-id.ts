/** Id of the element that contains a tour: the history entry of an open tour holds it (components/behaviour/tours.ts). */
export const tourId = (key: string) => `tour-${key}`
