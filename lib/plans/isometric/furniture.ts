import type { FixtureKind } from '@/lib/content/schemas/plans'
import type { Material } from './materials'
import { CUT_HEIGHT_MM } from './solid'

/** In mm of the fixture's local coordinates: x and width across it, y and depth from its back to its front. */
type Rect = readonly [x: number, y: number, width: number, depth: number]

/** A shape on the top face of a part: its rectangle, or with `ellipse` the ellipse inscribed in it. */
interface PartInlay {
  rect: Rect
  material: Material
  ellipse?: boolean
  depth?: number
}

/** A box or an elliptical cylinder in the fixture's local coordinates: the back lies along y = 0, the front at y = d. */
export interface Part {
  rect: Rect
  z: readonly [from: number, to: number]
  material: Material
  ellipse?: boolean
  inlays?: readonly PartInlay[]
  /** A round door or grille on the front; `at` is its centre as a fraction of the width. */
  disc?: { at: number; z: number; radius: number; material: Material }
  /** Distance of door joints on the front, in mm. */
  joints?: number
}

const box = (x: number, y: number, width: number, depth: number, from: number, to: number, material: Material, more: Partial<Part> = {}): Part => ({
  rect: [x, y, width, depth],
  z: [from, to],
  material,
  ...more,
})
const evenlySpaced = (count: number, length: number) => Array.from({ length: count }, (_, index) => ((index + 0.5) * length) / count)

const DOOR_MM = 500

/** Four legs within a rectangle. */
const legs = ([x, y, width, depth]: Rect, thickness: number, height: number, material: Material): Part[] =>
  [
    [x, y],
    [x + width - thickness, y],
    [x, y + depth - thickness],
    [x + width - thickness, y + depth - thickness],
  ].map(([left = 0, back = 0]) => box(left, back, thickness, thickness, 0, height, material))

/** @param backAt `near` when the back rest is at the chair's y, `far` when it is at its other end */
const chair = (x: number, y: number, width: number, depth: number, backAt: 'near' | 'far'): Part[] => [
  ...legs([x + 10, y + 10, width - 20, depth - 20], 34, 400, 'walnut'),
  box(x, y, width, depth, 400, 450, 'fabric'),
  box(x + 10, backAt === 'near' ? y : y + depth - 36, width - 20, 36, 450, 800, 'walnut'),
]

const BOARD_MM = 32

/** A cabinet taller than the cutting plane, open at the top, in bays of two doors. */
const cutCabinet =
  (depth: number) =>
  (w: number, d: number): Part[] => {
    const bays = Math.max(1, Math.round(w / (2 * DOOR_MM)))
    const width = (w - BOARD_MM * (bays + 1)) / bays
    const inlays = Array.from({ length: bays }, (_, bay): PartInlay => ({
      rect: [BOARD_MM + bay * (width + BOARD_MM), BOARD_MM, width, d - 2 * BOARD_MM],
      material: 'rug',
      depth,
    }))
    return [box(0, 0, w, d, 0, CUT_HEIGHT_MM, 'cabinet', { joints: DOOR_MM, inlays })]
  }

/** A tap behind a bowl. */
const tap = (x: number, y: number, top: number): Part[] => [
  box(x - 16, y, 32, 32, top, top + 200, 'steel'),
  box(x - 12, y + 32, 24, 110, top + 176, top + 200, 'steel'),
]

/** Parts of each kind of fixture, simplified. */
export const FURNITURE: Record<FixtureKind, (w: number, d: number) => Part[]> = {
  bed: (w, d) => [
    box(0, 0, w, 60, 0, 920, 'walnut'),
    box(10, 60, w - 20, d - 60, 60, 260, 'timber'),
    box(20, 70, w - 40, d - 90, 260, 470, 'linen'),
    ...evenlySpaced(w > 1300 ? 2 : 1, w).map((x) => box(x - Math.min(290, w / 2 - 90), 120, Math.min(580, w - 180), 330, 470, 580, 'ceramic')),
    box(8, 560, w - 16, d - 572, 470, 520, 'fabric'),
    box(2, d - 620, w - 4, 400, 520, 540, 'throw'),
  ],
  sofa: (w, d) => [
    box(0, 0, w, 210, 60, 760, 'fabric'),
    box(0, 210, 170, d - 210, 60, 590, 'fabric'),
    box(w - 170, 210, 170, d - 210, 60, 590, 'fabric'),
    ...evenlySpaced(3, w - 340).map((x) => box(170 + x - (w - 340) / 6, 210, (w - 340) / 3, d - 210, 60, 420, 'fabric')),
    box(230, 220, 420, 130, 420, 700, 'throw'),
    box(w - 640, 220, 400, 130, 420, 690, 'linen'),
  ],
  armchair: (w, d) => [
    box(0, 0, w, 130, 60, 720, 'fabric'),
    box(0, 130, 110, d - 130, 60, 560, 'fabric'),
    box(w - 110, 130, 110, d - 130, 60, 560, 'fabric'),
    box(110, 130, w - 220, d - 130, 60, 400, 'fabric'),
  ],
  'low-table': (w, d) => [
    ...legs([60, 60, w - 120, d - 120], 50, 320, 'walnut'),
    box(0, 0, w, d, 320, 360, 'walnut', { inlays: [{ rect: [w * 0.3, d * 0.28, w * 0.3, w * 0.3], ellipse: true, material: 'ceramic' }] }),
  ],
  television: (w, d) => [box(0, 0, w, d, 80, 420, 'timber', { joints: DOOR_MM }), box(w * 0.14, 60, w * 0.72, 45, 500, CUT_HEIGHT_MM, 'screen')],
  'dining-table': (w, d) => [
    ...evenlySpaced(Math.max(2, Math.round(w / 750)), w).flatMap((x) => [...chair(x - 210, 0, 420, 400, 'near'), ...chair(x - 210, d - 400, 420, 400, 'far')]),
    ...legs([0, 240, w, d - 480], 60, 700, 'timber'),
    box(0, 240, w, d - 480, 700, 740, 'timber', { inlays: [{ rect: [w / 2 - 110, d / 2 - 110, 220, 220], ellipse: true, material: 'throw' }] }),
  ],
  desk: (w, d) => [
    ...chair(w / 2 - 215, d - 400, 430, 390, 'far'),
    box(0, 0, 36, d - 250, 0, 700, 'timber'),
    box(w - 36, 0, 36, d - 250, 0, 700, 'timber'),
    box(0, 0, w, d - 250, 700, 736, 'timber'),
    box(w / 2 - 190, 90, 380, 24, 736, 960, 'screen'),
  ],
  wardrobe: cutCabinet(560),
  'shoe-cabinet': cutCabinet(150),
  shelf: (w, d) => [
    box(0, 0, 30, d, 0, CUT_HEIGHT_MM, 'timber'),
    box(w - 30, 0, 30, d, 0, CUT_HEIGHT_MM, 'timber'),
    ...[60, 440, 820].map((z) => box(30, 0, w - 60, d, z, z + 30, 'timber')),
  ],
  counter: (w, d) => [box(0, 0, w, d, 0, 860, 'cabinet', { joints: 600 }), box(0, 0, w, d, 860, 900, 'stone')],
  island: (w, d) => [box(0, 0, w, d, 0, 860, 'timber', { joints: 600 }), box(0, 0, w, d, 860, 900, 'stone')],
  sink: (w, d) => [
    box(0, 0, w, d, 900, 904, 'stone', { inlays: [{ rect: [60, 120, w - 120, d - 190], material: 'basin', depth: 160 }] }),
    ...tap(w / 2, 40, 904),
  ],
  hob: (w, d) => [
    box(0, 0, w, d, 900, 908, 'screen', {
      inlays: [
        [0.27, 0.5, 0.26],
        [0.73, 0.3, 0.17],
        [0.73, 0.72, 0.17],
      ].map(([x = 0, y = 0, radius = 0]) => ({
        rect: [w * x - d * radius, d * y - d * radius, d * radius * 2, d * radius * 2] as const,
        ellipse: true,
        material: 'steel' as const,
      })),
    }),
  ],
  refrigerator: (w, d) => [box(0, 0, w, d, 0, CUT_HEIGHT_MM, 'steel', { joints: w / 2 })],
  bathtub: (w, d) => [box(0, 0, w, d, 0, 560, 'ceramic', { inlays: [{ rect: [80, 80, w - 160, d - 160], material: 'basin', depth: 380 }] })],
  shower: (w, d) => [
    box(0, 0, w, d, 0, 30, 'ceramic', { inlays: [{ rect: [w / 2 - 60, d / 2 - 60, 120, 120], ellipse: true, material: 'steel' }] }),
    box(0, d - 24, w * 0.55, 16, 30, CUT_HEIGHT_MM, 'glass'),
  ],
  basin: (w, d) => [
    box(0, 0, w, d, 200, 780, 'timber', { joints: DOOR_MM }),
    box(0, 0, w, d, 780, 840, 'ceramic', {
      inlays: [{ rect: [w / 2 - Math.min(230, w * 0.36), d * 0.24, Math.min(460, w * 0.72), d * 0.62], ellipse: true, material: 'basin', depth: 120 }],
    }),
    ...tap(w / 2, 20, 840),
  ],
  vanity: (w, d) => [
    box(0, 0, w, d, 0, 700, 'cabinet', { joints: DOOR_MM }),
    box(0, 0, w, d, 700, 740, 'timber'),
    box(w / 2 - 260, 20, 520, 24, 740, CUT_HEIGHT_MM, 'glass'),
    box(w / 2 - 190, d + 60, 380, 300, 0, 430, 'fabric'),
  ],
  toilet: (w, d) => [
    box(w * 0.06, 0, w * 0.88, 180, 0, 760, 'ceramic'),
    box(w * 0.06, 180, w * 0.88, d - 180, 0, 400, 'ceramic', {
      ellipse: true,
      inlays: [{ rect: [w * 0.2, 180 + (d - 180) * 0.2, w * 0.6, (d - 180) * 0.62], ellipse: true, material: 'basin', depth: 40 }],
    }),
  ],
  washer: (w, d) => [box(0, 0, w, d, 0, 850, 'ceramic', { disc: { at: 0.5, z: 420, radius: Math.min(w, d) * 0.3, material: 'screen' } })],
  'outdoor-unit': (w, d) => [box(0, 0, w, d, 100, 820, 'stone', { disc: { at: 0.38, z: 460, radius: 270, material: 'steel' } })],
}
