import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { asOwnSection, fileOfFace, sectionOfFace, SECTION_SEPARATOR } from '../../font-section.mjs'

/** @typedef {import('./used-styles.mjs').StyleRule} StyleRule */
/** @typedef {import('./used-styles.mjs').Need} Need */
/**
 * @typedef {object} RuleContext
 * @property {Readonly<Record<string, string>>} [variables] custom properties of the root, as {@link rootVariables} reads them
 * @property {Readonly<Record<string, Readonly<Record<string, string>>>>} [uses] address of a font file -> part of the site -> characters it sets
 */

/** One of the selectors in their brackets has to match; what `:not()` and the like hold says nothing of what has to be there. */
const NEEDED = [':is', ':where', ':has']
const WEIGHTS = /** @type {Readonly<Record<string, number>>} */ ({ normal: 400, bold: 700 })
/** Groups whose rules apply under a condition; keyframes and the like are one piece. */
const GROUPS = ['media', 'supports', 'layer', 'container']

/**
 * @param {string} css a style sheet
 * @param {RuleContext} [context] without it fonts are chosen by their characters alone
 * @returns {StyleRule[]} its rules in order, each with what a page has to have for it to matter
 */
export const styleRules = (css, context = {}) => postcss.parse(css).nodes.flatMap((node) => toRule(node, context))

/**
 * @param {readonly string[]} sheets
 * @returns {Record<string, string>} custom properties of `:root`, by name
 */
export function rootVariables(sheets) {
  /** @type {Record<string, string>} */
  const variables = {}
  for (const sheet of sheets) {
    postcss.parse(sheet).walkRules(':root', (rule) => rule.walkDecls(/^--/, ({ prop, value }) => void (variables[prop] = value)))
  }
  return variables
}

/** CSS modules leave an empty rule where a class only composes others. @param {import('postcss').Rule | import('postcss').AtRule} node */
const isEmpty = (node) => node.nodes?.length === 0

/** @param {import('postcss').ChildNode} node @param {RuleContext} context @returns {StyleRule[]} */
function toRule(node, context) {
  if (node.type === 'comment' || node.type === 'decl' || isEmpty(node)) return []
  if (node.type === 'rule') {
    const text = node.toString()
    return [{ css: text.slice(text.indexOf('{')), selectors: node.selectors.map((each) => [each, neededBy(each)]), ...fontOf(node, context) }]
  }
  if (node.name === 'font-face') return [{ css: asOwnSection(node.toString()), ...faceOf(node, context) }]
  const inner = GROUPS.includes(node.name) ? node.nodes : undefined
  if (!inner) return [{ css: `${node.toString()}${node.nodes ? '' : ';'}` }]
  return [{ css: `@${node.name} ${node.params}`, rules: inner.flatMap((each) => toRule(each, context)) }]
}

/**
 * @param {string} selector
 * @returns {Need[]} tags, classes and ids that an element, one that it stands in, or one that stands in it has to have.
 *   Attributes and states may come later.
 */
const neededBy = (selector) => neededNames(selectorParser().astSync(selector).first)

/** @param {selectorParser.Selector} selector @returns {Need[]} */
const neededNames = (selector) => selector.nodes.map(neededName).flat()

/** @param {selectorParser.Node} node @returns {Need[]} none where it needs nothing */
function neededName(node) {
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'id') return [`#${node.value}`]
  if (node.type === 'tag') return [node.value.toLowerCase()]
  return node.type === 'pseudo' && NEEDED.includes(node.value) ? [node.nodes.map(neededNames)] : []
}

/**
 * @param {string} selector
 * @returns {string[]} tag and classes of the element itself that a selector is about
 */
function subjectOf(selector) {
  const { nodes } = selectorParser().astSync(selector).first
  const compound = nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1)
  return compound.flatMap((node) => (node.type === 'tag' || node.type === 'class' ? [node.value] : []))
}

/**
 * @param {string} value text of a style sheet
 * @param {Readonly<Record<string, string>>} variables
 * @returns {string} with the values of these variables in their place
 */
export function resolveVariables(value, variables) {
  let resolved = value
  // A variable of a variable of a variable is as deep as these sheets go; a circle would never end.
  for (let depth = 0; depth < 4; depth++) resolved = resolved.replace(/var\((--[\w-]+)\)/g, (whole, name) => variables[name] ?? whole)
  return resolved
}

/** @param {string} list of families @returns {string} the first, whatever part of the site its files are for */
const firstFamily = (list) => list.split(',')[0]?.trim().replace(/["']/g, '').split(SECTION_SEPARATOR)[0] ?? ''

/** @param {import('postcss').Rule} rule @param {RuleContext} context @returns {Pick<StyleRule, 'font'>} */
function fontOf(rule, { variables = {} }) {
  /** @type {{ family?: string, weight?: number }} */
  const font = {}
  rule.each((node) => {
    if (node.type !== 'decl') return
    const value = resolveVariables(node.value, variables)
    if (node.prop === 'font-family' && value !== 'inherit') font.family = firstFamily(value)
    if (node.prop === 'font-weight' && value !== 'inherit') font.weight = WEIGHTS[value] ?? Number(value)
  })
  return Object.keys(font).length > 0 ? { font: { ...font, subjects: rule.selectors.map(subjectOf) } } : {}
}

/** @param {import('postcss').AtRule} face @param {RuleContext} context @returns {Pick<StyleRule, 'core' | 'characters' | 'face'>} */
function faceOf(face, { uses = {} }) {
  /** @type {Record<string, string>} */
  const values = {}
  face.each((node) => {
    if (node.type === 'decl') values[node.prop.toLowerCase()] = node.value
  })
  const { 'unicode-range': range, src = '', 'font-family': family = '', 'font-weight': weight = '400' } = values
  const href = fileOfFace(src)
  if (!range) return href ? { core: href } : {}
  const characters = range.split(',').map((part) => {
    const [low = '', high = low] = part.trim().replace(/^U\+/i, '').split('-')
    return /** @type {[number, number]} */ ([Number.parseInt(low.replaceAll('?', '0'), 16), Number.parseInt(high.replaceAll('?', 'F'), 16)])
  })
  const [lightest = 400, boldest = lightest] = weight.split(' ').map((each) => WEIGHTS[each] ?? Number(each))
  if (!href || !uses[href]) return { characters }
  const part = sectionOfFace(face.toString())
  const weights = /** @type {[number, number]} */ ([lightest, boldest])
  return { characters, face: { href, family: firstFamily(family), ...(part === undefined ? {} : { part }), weights, uses: uses[href] } }
}
