/** The sign of the logo: strokes on a field of 40 x 40, an arch over three lines of the river. Used by header and icons. */
export const logoPaths = [
  'M6 35V18C6 9.7 12.3 4 20 4s14 5.7 14 14v17',
  'M6 22c4.7-3.4 9.3-3.4 14 0s9.3 3.4 14 0M6 28.5c4.7-3.4 9.3-3.4 14 0s9.3 3.4 14 0M6 35c4.7-3.4 9.3-3.4 14 0s9.3 3.4 14 0',
]
