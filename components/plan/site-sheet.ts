import type { SitePlanData } from '@/lib/content/schemas/site-plan'

/** Width in metres of the sheet that signs and letters are drawn for. */
const REFERENCE_WIDTH_M = 960
/** Of the scale bar, in metres. */
const LENGTHS = [100, 50, 20, 10] as const
/** Of a sheet's width, what the scale bar may take. */
const BAR_SHARE = 0.12

/**
 * How large signs and letters are on a sheet of another width. Half-way between as large on the screen as on any and as large
 * among the buildings as on any: a small site is drawn larger, and has room for larger letters.
 * @returns `scale` of lengths, the drawing's `fontSize` of which style sheets take ems, and the length of its scale bar
 */
export function siteSheet({ width }: Pick<SitePlanData, 'width'>): { scale: number; fontSize: number; barMetres: number } {
  const scale = Math.round(Math.sqrt(width / REFERENCE_WIDTH_M) * 100) / 100
  return { scale, fontSize: 10 * scale, barMetres: LENGTHS.find((length) => length <= width * BAR_SHARE) ?? 10 }
}
