import { drawingFolder, runSource } from './run-source'

/** Omits invalid plans: the check of all content, which runs later, reports them. */
const DRAW = `
import { unitPlans } from '@/content/plans/unit-plans'
import { theme } from '@/content/theme'
import { unitPlansSchema } from '@/lib/content/schemas/plans'
import { renderIsometric } from '@/lib/plans/isometric/render'
const plans = unitPlansSchema.safeParse(unitPlans)
export const drawings = (plans.data ?? []).map((plan) => ({ id: plan.id, ...renderIsometric(plan, theme) }))
`

type IsometricPicture = { src: string; width: number; height: number; labels: { room: string; x: number; y: number }[] }

/** Draws a cutaway view of every unit of content/plans into public/isometrics/. @returns by unit type */
export async function buildIsometrics(root: string): Promise<Record<string, IsometricPicture>> {
  const { exported } = await runSource<{ drawings: (Omit<IsometricPicture, 'src'> & { id: string; svg: string })[] }>(root, DRAW)
  const store = await drawingFolder(root, 'isometrics')
  const pictures: Record<string, IsometricPicture> = {}
  for (const { id, svg, ...picture } of exported.drawings) pictures[id] = { src: await store(id, svg), ...picture }
  return pictures
}
