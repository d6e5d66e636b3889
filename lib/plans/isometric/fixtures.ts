import type { PlanFixture, Point } from '@/lib/content/schemas/plans'
import { placement } from '../fixture-strokes'
import type { Convex } from './convex'
import { FURNITURE, type Part } from './furniture'
import type { Solid } from './solid'

const OVAL_CORNERS = 18
/** Front of a rectangle in the fixture's own frame: the side from its right to its left corner. */
const FRONT = 2

/** A rectangle or the oval in it, in the plan: corners keep their order, so that the front stays the front. */
function placed([x, y, width, depth]: Part['rect'], oval: boolean | undefined, at: (x: number, y: number) => Point): Convex {
  if (!oval) return [at(x, y), at(x + width, y), at(x + width, y + depth), at(x, y + depth)]
  return Array.from({ length: OVAL_CORNERS }, (_, index) => {
    const turn = (index / OVAL_CORNERS) * 2 * Math.PI
    return at(x + width / 2 + (Math.cos(turn) * width) / 2, y + depth / 2 + (Math.sin(turn) * depth) / 2)
  })
}

export function fixtureSolids(fixture: PlanFixture): Solid[] {
  const { w, d, at } = placement(fixture)
  return FURNITURE[fixture.kind](w, d).map(({ rect, z, material, oval, inlays, disc, joints }): Solid => ({
    name: `${fixture.kind} [${fixture.box.join(', ')}]`,
    footprint: placed(rect, oval, at),
    z0: z[0],
    z1: z[1],
    material,
    ...(inlays && {
      inlays: inlays.map((inlay) => ({ shape: placed(inlay.rect, inlay.oval, at), material: inlay.material, ...(inlay.depth && { depth: inlay.depth }) })),
    }),
    ...(disc && { discs: [{ side: FRONT, ...disc }] }),
    ...(joints && { joints: { side: FRONT, every: joints } }),
  }))
}
