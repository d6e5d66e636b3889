import { contrast } from '@/lib/content/cross-check'
import type { Theme } from '@/lib/content/schemas/site'

type Hsl = readonly [hue: number, saturation: number, lightness: number]

/** @param hex `#RRGGBB` @returns degrees and two shares from 0 to 1 */
function toHsl(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, range] = [(most + least) / 2, most - least]
  if (range === 0) return [0, 0, lightness]
  const sixth = most === red ? ((green - blue) / range + 6) % 6 : most === green ? (blue - red) / range + 2 : (red - green) / range + 4
  return [sixth * 60, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function toHex([hue, saturation, lightness]: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase()
}

/** The colour, darkened until text in it is readable on `background`. */
function readable(colour: Hsl, ground: string, least: number): string {
  const [hue, saturation, lightness] = colour
  for (let dark = lightness; dark > 0; dark -= 0.01) {
    const hex = toHex([hue, saturation, dark])
    if (contrast(hex, ground) >= least) return hex
  }
  return '#000000'
}

/** Water stays blue and errors red, whatever the brand's hue. */
const WATER_HUE = 205
const ALARM_HUE = 10

/**
 * Eight colours from one, with the contrasts that lib/content/cross-check.ts asks for.
 * @param colour the brand's, `#RRGGBB`
 */
export function draftTheme(colour: string): Theme {
  const [hue, given, lightness] = toHsl(colour)
  const saturation = Math.min(given, 0.6)
  const paper = toHex([hue, saturation * 0.4, 0.97])
  return {
    ink: toHex([hue, saturation * 0.4, 0.1]),
    pine: readable([hue, saturation, Math.min(lightness, 0.3)], paper, 9),
    paper,
    sand: toHex([hue, saturation * 0.45, 0.88]),
    brass: readable([hue, saturation * 0.8, 0.56], paper, 3.2),
    brassText: readable([hue, saturation * 0.9, 0.45], paper, 5),
    river: readable([WATER_HUE, 0.4, 0.4], paper, 5),
    clay: readable([ALARM_HUE, 0.5, 0.45], paper, 5),
  }
}
