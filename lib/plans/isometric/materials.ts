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

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const print = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
const WHITE = '#ffffff'

/** `part` of `colour` in `ground`, as CSS color-mix does in sRGB. */
export function mix(colour: string, part: number, ground: string): string {
  const [a, b] = [parse(colour), parse(ground)]
  return print(a.map((value, index) => value * part + (b[index] as number) * (1 - part)) as unknown as Rgb)
}

/** Colours in full light, all from the theme: the plate belongs to the page that it stands on. */
export function palette({ ink, pine, paper, sand, brass, brassText, river }: Theme): Record<Material, string> {
  return {
    wall: mix(paper, 0.5, WHITE),
    plinth: mix(sand, 0.75, paper),
    sill: mix(paper, 0.5, WHITE),
    frame: mix(ink, 0.62, WHITE),
    glass: mix(river, 0.45, WHITE),
    leaf: mix(brass, 0.5, sand),
    gate: mix(pine, 0.85, WHITE),
    shaft: mix(ink, 0.5, WHITE),
    timber: mix(brass, 0.38, sand),
    walnut: mix(brassText, 0.72, sand),
    cabinet: mix(sand, 0.32, WHITE),
    stone: mix(sand, 0.12, WHITE),
    fabric: mix(river, 0.24, mix(sand, 0.6, WHITE)),
    linen: mix(paper, 0.35, WHITE),
    throw: mix(pine, 0.42, sand),
    ceramic: WHITE,
    basin: mix(river, 0.22, WHITE),
    steel: mix(ink, 0.2, WHITE),
    screen: mix(ink, 0.82, WHITE),
    rug: mix(sand, 0.66, paper),
  }
}
