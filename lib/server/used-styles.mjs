import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { STYLE_RULES_FILE } from './site-manifest.mjs'

/**
 * A rule of a style sheet, made ready for choosing (lib/build/style-rules.mjs).
 * @typedef {object} StyleRule
 * @property {string} css text of the rule; of a group (`@media`), what stands before its rules
 * @property {string[][]} [needs] classes of each of its selectors; a selector without classes has none. Absent: always used
 * @property {Font} [font] that the rule sets
 * @property {string} [core] address of a font file that names no characters: every page fetches it
 * @property {[low: number, high: number][]} [characters] code points of a font face
 * @property {Face} [face] of a font file whose uses were measured (lib/generate/fonts/measure.mjs)
 * @property {StyleRule[]} [rules] of a group
 */
/**
 * @typedef {object} Font
 * @property {string[][]} subjects tag and classes of the elements that each selector is about
 * @property {string} [family]
 * @property {number} [weight]
 */
/**
 * @typedef {object} Face
 * @property {string} href
 * @property {string} family
 * @property {string} [part] of the site that the file is for, and no other
 * @property {[number, number]} weights lightest and boldest
 * @property {Record<string, string>} uses part of the site -> characters that it sets of this file
 */
/**
 * @typedef {object} PageFonts
 * @property {string} part of the site (lib/site-section.mjs)
 * @property {readonly import('./written-texts.mjs').WrittenText[]} written what may have been written after the measurement
 */
/** @typedef {Pick<import('../next/rendered-page.mjs').RenderedPage, 'classes' | 'characters'>} ShownPage */

/** What browsers set by themselves (https://html.spec.whatwg.org/multipage/rendering.html). @type {Font[]} */
const BROWSER_FONTS = [
  { subjects: [['html']], weight: 400 },
  { subjects: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'th'].map((tag) => [tag]), weight: 700 },
]

/** @param {readonly StyleRule[]} rules @returns {StyleRule[]} without their groups */
const flat = (rules) => rules.flatMap((rule) => (rule.rules ? flat(rule.rules) : [rule]))

/**
 * @template {'family' | 'weight'} Property
 * @param {readonly Font[]} fonts that rules set
 * @param {import('./written-texts.mjs').WrittenText['elements']} elements that a text stands in, the nearest first
 * @param {Property} property
 * @returns {NonNullable<Font[Property]>[]} every value that a rule gives the nearest of them; which rule wins is left open
 */
function inherited(fonts, elements, property) {
  for (const names of elements) {
    const values = fonts.flatMap(({ subjects, [property]: value }) =>
      value !== undefined && subjects.some((subject) => subject.length > 0 && subject.every((name) => names.includes(name))) ? [value] : [],
    )
    if (values.length > 0) return values
  }
  return []
}

/**
 * Chooses font faces as the build does (lib/build/page-fonts.mjs): those whose files the part of the site sets, as far as it was
 * measured. What was written later, such as an article, keeps the files of its characters in the faces that rules set it in.
 * @param {readonly StyleRule[]} rules
 * @param {ShownPage} page
 * @param {PageFonts} fonts
 * @returns {{ kept: Set<Face>, fetched: Set<Face> } | undefined} `fetched`: what the main text sets
 *   for certain; undefined where the part was not measured
 */
function usedFaces(rules, { classes, characters: shown }, { part, written }) {
  const all = flat(rules)
  const faces = all.flatMap(({ face, characters }) => (face && characters && isFor(part, face) ? [{ face, characters }] : []))
  if (!faces.some(({ face }) => face.uses[part])) return undefined
  const set = all.flatMap(({ font, needs = [] }) =>
    font ? [{ ...font, subjects: font.subjects.filter((_, index) => needs[index]?.every((name) => classes.has(name))) }] : [],
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
  const isMeasured = (/** @type {Face} */ { uses }, /** @type {number} */ point) => uses[part]?.includes(String.fromCodePoint(point)) === true
  const measured = faces.filter(({ face }) => [...shown].some((point) => isMeasured(face, point)))
  return {
    kept: new Set([...measured, ...inMain].map(({ face }) => face)),
    fetched: new Set(inMain.flatMap(({ face, points }) => (points.some((point) => isMeasured(face, point)) ? [face] : []))),
  }
}

/** @param {string | undefined} part of the site @param {Face} face @returns whether its file is for that part, or for all */
const isFor = (part, face) => face.part === undefined || face.part === part

/** @param {Face} one @param {Face} other */
const isOfOneFont = (one, other) => one.family === other.family && one.weights.join() === other.weights.join()

/** @param {number} point @param {readonly [low: number, high: number][]} ranges */
const isIn = (point, ranges) => ranges.some(([low, high]) => point >= low && point <= high)

/**
 * Leaves of style sheets what a page as sent can use: for pages that are rendered at run time.
 * Pages of the build take longer and leave less (lib/build/page-styles.mjs).
 * @param {readonly StyleRule[]} rules
 * @param {ShownPage} page
 * @param {PageFonts} [fonts] without it every font file stays that has a character of the page
 * @returns {{ css: string, preloads: string[] }} the styles, and the font files that are to be fetched with the page
 */
export function usedStyles(rules, page, fonts) {
  const { classes, characters: shown } = page
  const points = [...shown]
  const faces = fonts && usedFaces(rules, page, fonts)
  /** @param {StyleRule} rule @returns {string} */
  const textOf = ({ css, needs, characters, face, rules: inner }) => {
    if (inner) {
      const kept = inner.map(textOf).join('')
      return kept && `${css}{${kept}}`
    }
    if (face && (faces || !isFor(fonts?.part, face))) return faces?.kept.has(face) ? css : ''
    if (characters) return points.some((point) => isIn(point, characters)) ? css : ''
    return !needs || needs.some((names) => names.every((name) => classes.has(name))) ? css : ''
  }
  const core = flat(rules).flatMap(({ core: href }) => href ?? [])
  return { css: rules.map(textOf).join(''), preloads: [...core, ...[...(faces?.fetched ?? [])].map(({ href }) => href)] }
}

/** @type {z.ZodType<StyleRule>} */
const ruleSchema = z.strictObject({
  css: z.string(),
  needs: z.array(z.array(z.string())).optional(),
  font: z.strictObject({ subjects: z.array(z.array(z.string())), family: z.string().optional(), weight: z.number().optional() }).optional(),
  core: z.string().optional(),
  characters: z.array(z.tuple([z.number(), z.number()])).optional(),
  face: z
    .strictObject({
      href: z.string(),
      family: z.string(),
      part: z.string().exactOptional(),
      weights: z.tuple([z.number(), z.number()]),
      uses: z.record(z.string(), z.string()),
    })
    .optional(),
  get rules() {
    return z.array(ruleSchema).optional()
  },
})
const sheetsSchema = z.record(z.string(), z.array(ruleSchema))

/**
 * @param {string} root absolute path of the project, built
 * @returns {(hrefs: readonly string[], page: ShownPage, fonts?: PageFonts) => ReturnType<typeof usedStyles> | undefined} what a page
 *   uses of the sheets at these addresses; undefined where one of them is unknown
 */
export function styleChooser(root) {
  const sheets = sheetsSchema.safeParse(JSON.parse(readFileSync(join(root, STYLE_RULES_FILE), 'utf8')))
  if (!sheets.success) throw new Error(`${STYLE_RULES_FILE} is damaged or was made by another release: run \`npm run build\` again.`)
  const rules = sheets.data
  return (hrefs, page, fonts) =>
    hrefs.every((href) => rules[href])
      ? usedStyles(
          hrefs.flatMap((href) => rules[href] ?? []),
          page,
          fonts,
        )
      : undefined
}
