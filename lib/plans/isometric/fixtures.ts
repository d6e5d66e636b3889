import type { PlanFixture, Point } from '@/lib/content/schemas/plans'
import { fixtureTransform } from '../fixture-strokes'
import type { ConvexPolygon } from '../convex-polygon'
import { FURNITURE, type Part } from './furniture'
import type { Solid } from './solid'

const ELLIPSE_SEGMENTS = 18
/** Index of the front edge of a rectangle in the fixture's local coordinates. */
const FRONT = 2

/** A rectangle, or the ellipse inscribed in it, in plan coordinates. The order of corners is kept, so that {@link FRONT} stays the front. */
function toPlanPolygon([x, y, width, depth]: Part['rect'], oval: boolean | undefined, at: (x: number, y: number) => Point): ConvexPolygon {
  if (!oval) return [at(x, y), at(x + width, y), at(x + width, y + depth), at(x, y + depth)]
  return Array.from({ length: ELLIPSE_SEGMENTS }, (_, index) => {
    const turn = (index / ELLIPSE_SEGMENTS) * 2 * Math.PI
    return at(x + width / 2 + (Math.cos(turn) * width) / 2, y + depth / 2 + (Math.sin(turn) * depth) / 2)
  })
}

export function fixtureSolids(fixture: PlanFixture): Solid[] {
  const { w, d, at } = fixtureTransform(fixture)
  return FURNITURE[fixture.kind](w, d).map(({ rect, z, material, ellipse: oval, inlays, disc, joints }): Solid => ({
    name: `${fixture.kind} [${fixture.box.join(', ')}]`,
    footprint: toPlanPolygon(rect, oval, at),
    z0: z[0],
    z1: z[1],
    material,
    ...(inlays && {
      inlays: inlays.map((inlay) => ({
        shape: toPlanPolygon(inlay.rect, inlay.ellipse, at),
        material: inlay.material,
        ...(inlay.depth && { depth: inlay.depth }),
      })),
    }),
    ...(disc && { discs: [{ side: FRONT, ...disc }] }),
    ...(joints && { joints: { side: FRONT, every: joints } }),
  }))
}
