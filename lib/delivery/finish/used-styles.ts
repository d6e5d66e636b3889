import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STYLE_RULES_FILE } from '../pages/site-manifest'
import type { WrittenText } from './written-texts'
import type { RenderedPage } from '../next/rendered-page'

/** A tag, class or id that a page has to have, or several lists of them of which it has to have one. */
export type Need = string | Need[][]
/** A rule of a style sheet, made ready for choosing (lib/delivery/finish/style-rules.ts). */
export interface StyleRule {
  /** Text of the rule; where it has selectors, from its bracket on; of a group (`@media`), what stands before its rules */
  css: string
  /** Each with what it needs. Absent: always used */
  selectors?: [text: string, needs: Need[]][]
  font?: Font
  /** Address of a font file that names no characters: every page fetches it */
  core?: string
  characters?: [low: number, high: number][]
  /** Of a font file whose uses were measured (lib/cli/generate/fonts/measure.ts) */
  face?: Face
  rules?: StyleRule[]
}

interface Font {
  /** Tag and classes of the elements that each selector is about */
  subjects: string[][]
  family?: string
  weight?: number
}

interface Face {
  href: string
  family: string
  /** Of the site that the file is for, and no other */
  part?: string
  weights: [number, number]
  /** Part of the site -> characters that it sets of this file */
  uses: Record<string, string>
}

export interface PageFonts {
  /** Of the site (lib/site-section.ts) */
  part: string
  /**
   * What may have been written after the measurement: of a page that anybody may write to. All other pages say what they said when
   * they were measured
   */
  written?: readonly WrittenText[]
}
type ShownPage = Pick<RenderedPage, 'names' | 'characters'>

/** What browsers set by themselves (https://html.spec.whatwg.org/multipage/rendering.html). */
const BROWSER_FONTS: Font[] = [
  { subjects: [['html']], weight: 400 },
  { subjects: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'th'].map((tag) => [tag]), weight: 700 },
]

const flat = (rules: readonly StyleRule[]): StyleRule[] => rules.flatMap((rule) => (rule.rules ? flat(rule.rules) : [rule]))

/** @returns every value that a rule gives the nearest element that has one; which rule wins is left open */
function inherited<Property extends 'family' | 'weight'>(
  fonts: readonly Font[],
  elements: WrittenText['elements'],
  property: Property,
): NonNullable<Font[Property]>[] {
  for (const names of elements) {
    const values = fonts.flatMap(({ subjects, [property]: value }) =>
      value !== undefined && subjects.some((subject) => subject.length > 0 && subject.every((name) => names.includes(name))) ? [value] : [],
    )
    if (values.length > 0) return values
  }
  return []
}

/**
 * Chooses font faces: text is laid out against each in turn, and a file that is found by layout is fetched before the first paint.
 * Those stay whose files the part of the site sets, as far as it was measured (lib/cli/generate/fonts/measure.ts); the others come with the whole
 * sheets, until when a fallback font of the same width shows what was not measured. What was written later, such as an article, keeps
 * the files of its characters in the faces that rules set it in.
 * @returns `fetched`: with the page, from the end of its body; of written text what it sets for certain. Undefined where the part
 *   was not measured
 */
function usedFaces(
  rules: readonly StyleRule[],
  { names, characters: shown }: ShownPage,
  { part, written }: PageFonts,
): { kept: Set<Face>; fetched: Set<Face> } | undefined {
  const all = flat(rules)
  const faces = all.flatMap(({ face, characters }) => (face && characters && isFor(part, face) ? [{ face, characters }] : []))
  if (!faces.some(({ face }) => face.uses[part])) return undefined
  const measuredOf = ({ uses }: Face): number[] => Array.from(uses[part] ?? '', (character) => character.codePointAt(0) ?? 0)
  const measured = faces.flatMap(({ face }) => (measuredOf(face).some((point) => shown.has(point)) ? [face] : []))
  if (!written) return { kept: new Set(measured), fetched: new Set(measured) }
  const set = all.flatMap(({ font, selectors = [] }) =>
    font ? [{ ...font, subjects: font.subjects.filter((_, index) => areMet(selectors[index]?.[1] ?? [], names)) }] : [],
  )
  const fonts = [...BROWSER_FONTS, ...set]
  const texts = written.map(({ elements, characters }) => ({
    families: inherited(fonts, elements, 'family'),
    weights: inherited(fonts, elements, 'weight'),
    points: [...characters],
  }))
  const inMain = faces.flatMap(({ face, characters }) => {
    const own = faces.find((other) => other.face.part !== undefined && isOfOneFont(other.face, face))
    const ranges = face.part === undefined ? own?.characters : undefined
    const points = texts.flatMap(({ families, weights, points: each }) =>
      families.includes(face.family) && weights.some((weight) => weight >= face.weights[0] && weight <= face.weights[1])
        ? each.filter((point) => isIn(point, characters) && !(ranges && isIn(point, ranges)))
        : [],
    )
    return points.length > 0 ? [{ face, points }] : []
  })
  return {
    kept: new Set([...measured, ...inMain.map(({ face }) => face)]),
    fetched: new Set(inMain.flatMap(({ face, points }) => (measuredOf(face).some((point) => points.includes(point)) ? [face] : []))),
  }
}

const areMet = (needs: readonly Need[], names: ReadonlySet<string>): boolean =>
  needs.every((need) => (typeof need === 'string' ? names.has(need) : need.some((either) => areMet(either, names))))

const isFor = (part: string | undefined, face: Face) => face.part === undefined || face.part === part

const isOfOneFont = (one: Face, other: Face) => one.family === other.family && one.weights.join() === other.weights.join()

const isIn = (point: number, ranges: readonly [low: number, high: number][]) => ranges.some(([low, high]) => point >= low && point <= high)

/**
 * Leaves of style sheets what a page as sent can use. The rest comes with the whole sheets, which the loader enables at the first
 * sign of a reader: they hold the same rules in the same order, so nothing changes its look.
 * @param fonts without it every font file stays that has a character of the page
 * @returns the styles, and the font files that are to be fetched with the page
 */
export function usedStyles(rules: readonly StyleRule[], page: ShownPage, fonts?: PageFonts): { css: string; preloads: string[] } {
  const { names, characters: shown } = page
  const points = [...shown]
  const faces = fonts && usedFaces(rules, page, fonts)
  const textOf = ({ css, selectors, characters, face, rules: inner }: StyleRule): string => {
    if (inner) {
      const kept = inner.map(textOf).join('')
      return kept && `${css}{${kept}}`
    }
    if (face && (faces || !isFor(fonts?.part, face))) return faces?.kept.has(face) ? css : ''
    if (characters) return points.some((point) => isIn(point, characters)) ? css : ''
    if (!selectors) return css
    const used = selectors.filter(([, needs]) => areMet(needs, names))
    return used.length > 0 ? used.map(([text]) => text).join(',') + css : ''
  }
  const core = flat(rules).flatMap(({ core: href }) => href ?? [])
  return { css: rules.map(textOf).join(''), preloads: [...core, ...[...(faces?.fetched ?? [])].map(({ href }) => href)] }
}

/** @returns what a page uses of the sheets at these addresses; @throws Error where one of them is unknown */
export function styleChooser(root: string): (hrefs: readonly string[], page: ShownPage, fonts?: PageFonts) => ReturnType<typeof usedStyles> {
  const sheets = JSON.parse(readFileSync(join(root, STYLE_RULES_FILE), 'utf8')) as Record<string, StyleRule[]>
  const rulesOf = (href: string) => {
    const rules = sheets[href]
    if (!rules) throw new Error(`${href} is no style sheet of the build`)
    return rules
  }
  return (hrefs, page, fonts) => usedStyles(hrefs.flatMap(rulesOf), page, fonts)
}
