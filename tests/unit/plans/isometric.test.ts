import type { Point } from '@/lib/content/schemas/plans'
import { rectangle, edgesOf } from '@/lib/plans/convex-polygon'
import { depthSort, silhouette } from '@/lib/plans/isometric/depth-sort'
import { renderIsometric } from '@/lib/plans/isometric/render'
import { VIEWER_DIRECTION, project, unproject } from '@/lib/plans/isometric/projection'
import { unitScene } from '@/lib/plans/isometric/scene'
import type { Solid } from '@/lib/plans/isometric/solid'
import { boundingBox, pointInPolygon } from '@/lib/plans/rectilinear'
import { content } from '@/tests/support/example-complex'

const { plans, theme } = content
const drawings = new Map(plans.map((plan) => [plan.id, renderIsometric(plan, theme)]))
const box = (name: string, [x1, y1, x2, y2]: [number, number, number, number], z0: number, z1: number): Solid => ({
  name,
  footprint: rectangle(x1, y1, x2, y2),
  z0,
  z1,
  material: 'timber',
})
const names = (solids: readonly Solid[]) => depthSort(solids).solids.map((solid) => solid.name)

/**
 * Height over the floor at which the line of sight through the floor's point `at` first meets a solid; undefined when it misses.
 */
function heightMetAt({ footprint, z0, z1 }: Solid, at: Point): number | undefined {
  // The line of sight rises from the floor towards the viewer: one mm up is so many mm along the floor.
  const [, perMm] = project([0, 0, 1])
  const [, perGround] = project([VIEWER_DIRECTION[0], VIEWER_DIRECTION[1], 0])
  const run = -perMm / perGround
  let [low, high] = [z0, z1]
  for (const { from, normal } of edgesOf(footprint)) {
    const distance = (at[0] - from[0]) * normal[0] + (at[1] - from[1]) * normal[1]
    const perZ = run * (VIEWER_DIRECTION[0] * normal[0] + VIEWER_DIRECTION[1] * normal[1])
    if (Math.abs(perZ) < 1e-9) {
      if (distance > 0) return undefined
    } else if (perZ > 0) high = Math.min(high, -distance / perZ)
    else low = Math.max(low, -distance / perZ)
  }
  return high - low > 0.5 ? high : undefined
}

/** Points of the picture where something farther is painted over something nearer. */
function paintingFaults(solids: readonly Solid[]): string[] {
  const shapes = solids.map(silhouette)
  const boxes = shapes.map((shape) => boundingBox(shape))
  const covers = (order: number, x: number, y: number) => {
    const [x1, y1, x2, y2] = boxes[order]!
    return x > x1 && x < x2 && y > y1 && y < y2 && pointInPolygon(shapes[order]!, [x, y])
  }
  const [left, top, right, bottom] = boundingBox(...shapes)
  const wrong: string[] = []
  for (let x = left + 7; x < right; x += 41)
    for (let y = top + 5; y < bottom; y += 37) {
      const met = solids.flatMap((solid, order) => {
        const height = covers(order, x, y) ? heightMetAt(solid, unproject([x, y])) : undefined
        return height === undefined ? [] : [{ solid, height }]
      })
      const painted = met.at(-1)
      if (painted && painted.height < Math.max(...met.map(({ height }) => height)) - 2) wrong.push(`${x} ${y}: ${painted.solid.name}`)
    }
  return wrong
}

describe('depth order', () => {
  test('paints later what is nearer to the viewer, in the south-east', () => {
    expect(names([box('south', [0, 2000, 1000, 2500], 0, 900), box('north', [0, 0, 1000, 500], 0, 900)])).toEqual(['north', 'south'])
    expect(names([box('east', [600, 0, 1100, 500], 0, 900), box('west', [0, 0, 500, 500], 0, 900)])).toEqual(['west', 'east'])
  })

  test('paints objects over what they stand on', () => {
    expect(names([box('pillow', [100, 100, 500, 400], 500, 600), box('bed', [0, 0, 1000, 2000], 0, 500)])).toEqual(['bed', 'pillow'])
  })

  test('names intersecting objects', () => {
    expect(depthSort([box('sofa', [0, 0, 1000, 1000], 0, 500), box('wall', [500, 0, 700, 3000], 0, 1200)]).errors).toEqual(['sofa × wall'])
  })
})

describe.each(plans.map((plan) => [plan.id, plan] as const))('isometric view of %s', (id, plan) => {
  const scene = unitScene(plan)

  test('no objects intersect: no door in a bed, no cupboard in a wall', () => {
    expect(scene.errors).toEqual([])
  })

  test('everywhere the nearest surface is painted last', () => {
    expect(paintingFaults(scene.solids)).toEqual([])
    expect(paintingFaults([...scene.solids].reverse())).not.toEqual([])
  })

  test('each name is on the floor of its own room', () => {
    const { labels, width, height, svg } = drawings.get(id)!
    const [x, y] = /viewBox="(-?\d+) (-?\d+)/.exec(svg)!.slice(1).map(Number)
    const rooms = plan.rooms.filter((room) => room.kind !== 'shaft')
    expect(labels.map((label) => label.room)).toEqual(rooms.map((room) => room.id))
    for (const [index, label] of labels.entries()) {
      const at = unproject([x! + (label.x / 100) * width, y! + (label.y / 100) * height])
      expect({ room: label.room, inside: pointInPolygon(rooms[index]!.shape, at) }).toEqual({ room: label.room, inside: true })
    }
  })
})

test('reports a bed pushed through a wall', () => {
  const [first] = plans
  const bed = first!.fixtures.findIndex(({ kind }) => kind === 'bed')
  const moved = {
    ...first!,
    fixtures: first!.fixtures.map((fixture, index) =>
      index === bed ? { ...fixture, box: fixture.box.map((value, side) => value + (side % 2 === 0 ? 900 : 0)) as typeof fixture.box } : fixture,
    ),
  }
  expect(unitScene(moved).errors.join()).toMatch(/bed .*×|× bed/)
})

test('the file contains no text: names are the text of the page', () => {
  for (const { svg } of drawings.values()) expect(svg).not.toMatch(/<text|[가-힣]/)
})
