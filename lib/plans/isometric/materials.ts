import type { Theme } from '@/lib/content/schemas/site'

export type Material =
  | 'wall'
  | 'plinth'
  | 'sill'
  | 'frame'
  | 'glass'
  | 'leaf'
  | 'gate'
  | 'shaft'
  | 'timber'
  | 'walnut'
  | 'cabinet'
  | 'stone'
  | 'fabric'
  | 'linen'
  | 'throw'
  | 'ceramic'
  | 'basin'
  | 'steel'
  | 'screen'
  | 'rug'

type Rgb = readonly [number, number, number]

const parseHex = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const toHex = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const WHITE = '#ffffff'

/** Mixes `ratio` of `colour` into `base` as CSS `color-mix(in srgb, …)` does; all `#rrggbb`. */
export function mixColours(colour: string, ratio: number, base: string): string {
  const [a, b] = [parseHex(colour), parseHex(base)]
  return toHex(a.map((value, index) => value * ratio + (b[index] as number) * (1 - ratio)) as unknown as Rgb)
}

/** Colour of each material in full light, derived from the site's theme. */
export function palette({ ink, pine, paper, sand, brass, brassText, river }: Theme): Record<Material, string> {
  return {
    wall: mixColours(paper, 0.5, WHITE),
    plinth: mixColours(sand, 0.75, paper),
    sill: mixColours(paper, 0.5, WHITE),
    frame: mixColours(ink, 0.62, WHITE),
    glass: mixColours(river, 0.45, WHITE),
    leaf: mixColours(brass, 0.5, sand),
    gate: mixColours(pine, 0.85, WHITE),
    shaft: mixColours(ink, 0.5, WHITE),
    timber: mixColours(brass, 0.38, sand),
    walnut: mixColours(brassText, 0.72, sand),
    cabinet: mixColours(sand, 0.32, WHITE),
    stone: mixColours(sand, 0.12, WHITE),
    fabric: mixColours(river, 0.24, mixColours(sand, 0.6, WHITE)),
    linen: mixColours(paper, 0.35, WHITE),
    throw: mixColours(pine, 0.42, sand),
    ceramic: WHITE,
    basin: mixColours(river, 0.22, WHITE),
    steel: mixColours(ink, 0.2, WHITE),
    screen: mixColours(ink, 0.82, WHITE),
    rug: mixColours(sand, 0.66, paper),
  }
}
