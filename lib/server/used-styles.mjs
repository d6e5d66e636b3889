import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { STYLE_RULES_FILE } from './site-manifest.mjs'

/**
 * A rule of a style sheet, made ready for choosing (lib/build/style-rules.mjs).
 * @typedef {object} StyleRule
 * @property {string} css text of the rule; of a group (`@media`), what stands before its rules
 * @property {string[][]} [needs] classes of each of its selectors; a selector without classes has none. Absent: always used
 * @property {[low: number, high: number][]} [characters] code points of a font face
 * @property {StyleRule[]} [rules] of a group
 */

/**
 * Leaves of style sheets what a page as sent can use: for pages that are rendered at run time.
 * Pages of the build take longer and leave less (lib/build/page-styles.mjs).
 * @param {readonly StyleRule[]} rules
 * @param {Pick<import('../next/rendered-page.mjs').RenderedPage, 'classes' | 'characters'>} page
 * @returns {string}
 */
export function usedStyles(rules, { classes, characters: shown }) {
  const points = [...shown]
  /** @param {StyleRule} rule @returns {string} */
  const textOf = ({ css, needs, characters, rules: inner }) => {
    if (inner) {
      const kept = inner.map(textOf).join('')
      return kept && `${css}{${kept}}`
    }
    if (characters) return points.some((point) => characters.some(([low, high]) => point >= low && point <= high)) ? css : ''
    return !needs || needs.some((names) => names.every((name) => classes.has(name))) ? css : ''
  }
  return rules.map(textOf).join('')
}

/** @type {z.ZodType<StyleRule>} */
const ruleSchema = z.strictObject({
  css: z.string(),
  needs: z.array(z.array(z.string())).optional(),
  characters: z.array(z.tuple([z.number(), z.number()])).optional(),
  get rules() {
    return z.array(ruleSchema).optional()
  },
})
const sheetsSchema = z.record(z.string(), z.array(ruleSchema))

/**
 * @param {string} root absolute path of the project, built
 * @returns {(hrefs: readonly string[], page: import('../next/rendered-page.mjs').RenderedPage) => string | undefined} what a page uses of the sheets at these
 *   addresses; undefined where one of them is unknown
 */
export function styleChooser(root) {
  const sheets = sheetsSchema.safeParse(JSON.parse(readFileSync(join(root, STYLE_RULES_FILE), 'utf8')))
  if (!sheets.success) throw new Error(`${STYLE_RULES_FILE} is damaged or was made by another release: run \`npm run build\` again.`)
  const rules = sheets.data
  return (hrefs, page) =>
    hrefs.every((href) => rules[href])
      ? usedStyles(
          hrefs.flatMap((href) => rules[href] ?? []),
          page,
        )
      : undefined
}
