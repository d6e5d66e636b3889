import { drawingFolder, runSource } from './run-source.mjs'

/** Omits invalid plans: the check of all content, which runs later, reports them. */
const DRAW = `
import { unitPlans } from '@/content/plans/unit-plans'
import { theme } from '@/content/theme'
import { unitPlansSchema } from '@/lib/content/schemas/plans'
import { renderIsometric } from '@/lib/plans/isometric/render'
const plans = unitPlansSchema.safeParse(unitPlans)
export const drawings = (plans.data ?? []).map((plan) => ({ id: plan.id, ...renderIsometric(plan, theme) }))
`

/** @typedef {{ src: string, width: number, height: number, labels: { room: string, x: number, y: number }[] }} IsometricPicture */

/**
 * Draws a cutaway view of every unit of content/plans, one file each under public/isometrics/ with its hash in the name.
 * @param {string} root absolute path of the project
 * @returns {Promise<Record<string, IsometricPicture>>} by unit type
 */
export async function buildIsometrics(root) {
  /** @type {{ exported: { drawings: (Omit<IsometricPicture, 'src'> & { id: string, svg: string })[] } }} */
  const { exported } = await runSource(root, DRAW)
  const store = await drawingFolder(root, 'isometrics')
  /** @type {Record<string, IsometricPicture>} */
  const pictures = {}
  for (const { id, svg, ...picture } of exported.drawings) pictures[id] = { src: await store(id, svg), ...picture }
  return pictures
}
