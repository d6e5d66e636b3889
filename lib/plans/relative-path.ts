import svgpath from 'svgpath'

/** Decimals of path data: plans are in centimetres, site plans in metres, of which a screen shows a pixel or less. */
const DECIMALS = 2

/**
 * The same path with every point relative to the one before it. A door or a chair then has the same path data at any position,
 * which compresses to about a sixth less: drawings are the larger part of a page with plans, and travel twice, as HTML and as
 * data for hydration.
 * @param path SVG path data; may be empty
 * @returns path data that draws the same to a hundredth of a unit; rounding does not add up along the path
 */
export function relativePath(path: string): string
export function relativePath(path: string | undefined): string | undefined
export function relativePath(path: string | undefined): string | undefined {
  return path && svgpath(path).rel().round(DECIMALS).toString()
}
