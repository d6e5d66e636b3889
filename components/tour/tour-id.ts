/** Id of the element that a tour is opened in: the history entry of an open tour carries it (components/behaviour/tours.ts). */
export const tourId = (key: string) => `tour-${key}`
