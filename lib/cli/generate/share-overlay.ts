import type { OutlineText, TextOutline } from './text-outline'

/** Size of previews (https://ogp.me, Open Graph; X and KakaoTalk crop it to 2:1, so text stays within y 15 to 615). */
export const SIZE = { width: 1200, height: 630 } as const

const LEFT = 86
/** x up to which the text's background is opaque; it fades out until 960. */
const TEXT_WIDTH = 650

export type Identity = { nameLatin: string; mark: readonly string[]; theme: Record<'pine' | 'paper' | 'sand' | 'brass', string> }

function fitHeading(outline: OutlineText, text: string): { lines: TextOutline[]; size: number } {
  const at = (line: string, size: number) => outline(line, size, size * -0.026)
  for (const size of [76, 68]) if (at(text, size).width <= TEXT_WIDTH) return { lines: [at(text, size)], size }
  const words = text.split(' ')
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => at(line, 1000).width))
  const lines = breaks.sort((a, b) => widest(a) - widest(b))[0] ?? [text]
  const size = Math.min(64, (TEXT_WIDTH * 1000) / widest(lines))
  return { lines: lines.map((line) => at(line, size)), size }
}

/** Path data, smaller where it would be too wide. */
function fitLine(outline: OutlineText, text: string, size: number, letterSpacing = 0): string {
  const { path, width } = outline(text, size, letterSpacing)
  return width <= TEXT_WIDTH ? path : outline(text, (size * TEXT_WIDTH) / width, (letterSpacing * TEXT_WIDTH) / width).path
}

/** @returns SVG of the text and its background, to be laid over the picture */
export function shareOverlay(
  { heading, line }: { heading: string; line: string },
  { nameLatin, mark, theme }: Identity,
  { serif, sans }: { serif: OutlineText; sans: OutlineText },
): string {
  const { lines, size } = fitHeading(serif, heading)
  const lineHeight = size * 1.24
  // One line of a heading has its baseline at 340; two are centred around it.
  const first = 340 - ((lines.length - 1) * lineHeight) / 2
  const below = first + (lines.length - 1) * lineHeight
  const place = (path: string, y: number, fill: string) => `<path transform="translate(${LEFT} ${y})" fill="${fill}" d="${path}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
<defs><linearGradient id="ground" x2="1"><stop offset="0" stop-color="${theme.pine}" stop-opacity="0.95"/><stop offset="0.46" stop-color="${theme.pine}" stop-opacity="0.84"/><stop offset="0.8" stop-color="${theme.pine}" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#ground)"/>
<g transform="translate(${LEFT - 2} ${first - 220}) scale(1.7)" fill="none" stroke="${theme.paper}" stroke-width="1.6">${mark.map((path) => `<path d="${path}"/>`).join('')}</g>
${lines.map(({ path }, index) => place(path, first + index * lineHeight, theme.paper)).join('\n')}
${place(fitLine(sans, line, 30), below + 60, theme.sand)}
<rect x="${LEFT}" y="${below + 112}" width="56" height="2" fill="${theme.brass}"/>
${place(fitLine(sans, nameLatin, 20, 5), below + 160, theme.sand)}
</svg>`
}
