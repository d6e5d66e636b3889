import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { asOwnSection, fileOfFace, sectionOfFace, SECTION_SEPARATOR } from '../../font-section'
import type { StyleRule, Need } from './used-styles'
import type { Rule, AtRule, ChildNode } from 'postcss'

interface RuleContext {
  /** Custom properties of the root, as {@link rootVariables} reads them */
  variables?: Readonly<Record<string, string>>
  /** Address of a font file -> part of the site -> characters it sets */
  uses?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** One of the selectors in their brackets has to match; what `:not()` and the like hold says nothing of what has to be there. */
const NEEDED = [':is', ':where', ':has']
const WEIGHTS = { normal: 400, bold: 700 } as Readonly<Record<string, number>>
/** Groups whose rules apply under a condition; keyframes and the like are one piece. */
const GROUPS = ['media', 'supports', 'layer', 'container']

/** @returns its rules in order, each with what a page has to have for it to matter */
export const styleRules = (css: string, context: RuleContext = {}): StyleRule[] => postcss.parse(css).nodes.flatMap((node) => toRule(node, context))

export function rootVariables(sheets: readonly string[]): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const sheet of sheets) {
    postcss.parse(sheet).walkRules(':root', (rule) => rule.walkDecls(/^--/, ({ prop, value }) => void (variables[prop] = value)))
  }
  return variables
}

/** CSS modules leave an empty rule where a class only composes others. */
const isEmpty = (node: Rule | AtRule) => node.nodes?.length === 0

function toRule(node: ChildNode, context: RuleContext): StyleRule[] {
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
 * @returns tags, classes and ids that an element, one that it stands in, or one that stands in it has to have. Attributes and
 *   states may come later.
 */
const neededBy = (selector: string): Need[] => neededNames(selectorParser().astSync(selector).first)

const neededNames = (selector: selectorParser.Selector): Need[] => selector.nodes.map(neededName).flat()

function neededName(node: selectorParser.Node): Need[] {
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'id') return [`#${node.value}`]
  if (node.type === 'tag') return [node.value.toLowerCase()]
  return node.type === 'pseudo' && NEEDED.includes(node.value) ? [node.nodes.map(neededNames)] : []
}

/** Tag and classes of the element itself that a selector is about. */
function subjectOf(selector: string): string[] {
  const { nodes } = selectorParser().astSync(selector).first
  const compound = nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1)
  return compound.flatMap((node) => (node.type === 'tag' || node.type === 'class' ? [node.value] : []))
}

/** @returns with the values of these variables in their place */
export function resolveVariables(value: string, variables: Readonly<Record<string, string>>): string {
  let resolved = value
  // A variable of a variable of a variable is as deep as these sheets go; a circle would never end.
  for (let depth = 0; depth < 4; depth++) resolved = resolved.replace(/var\((--[\w-]+)\)/g, (whole: string, name: string) => variables[name] ?? whole)
  return resolved
}

/** @param list of families @returns the first, whatever part of the site its files are for */
const firstFamily = (list: string): string => list.split(',')[0]?.trim().replace(/["']/g, '').split(SECTION_SEPARATOR)[0] ?? ''

function fontOf(rule: Rule, { variables = {} }: RuleContext): Pick<StyleRule, 'font'> {
  const font: { family?: string; weight?: number } = {}
  rule.each((node) => {
    if (node.type !== 'decl') return
    const value = resolveVariables(node.value, variables)
    if (node.prop === 'font-family' && value !== 'inherit') font.family = firstFamily(value)
    if (node.prop === 'font-weight' && value !== 'inherit') font.weight = WEIGHTS[value] ?? Number(value)
  })
  return Object.keys(font).length > 0 ? { font: { ...font, subjects: rule.selectors.map(subjectOf) } } : {}
}

function faceOf(face: AtRule, { uses = {} }: RuleContext): Pick<StyleRule, 'core' | 'characters' | 'face'> {
  const values: Record<string, string> = {}
  face.each((node) => {
    if (node.type === 'decl') values[node.prop.toLowerCase()] = node.value
  })
  const { 'unicode-range': range, src = '', 'font-family': family = '', 'font-weight': weight = '400' } = values
  const href = fileOfFace(src)
  if (!range) return href ? { core: href } : {}
  const characters = range.split(',').map((part) => {
    const [low = '', high = low] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(low.replaceAll('?', '0'), 16), Number.parseInt(high.replaceAll('?', 'F'), 16)] as [number, number]
  })
  const [lightest = 400, boldest = lightest] = weight.split(' ').map((each) => WEIGHTS[each] ?? Number(each))
  if (!href || !uses[href]) return { characters }
  const part = sectionOfFace(face.toString())
  const weights = [lightest, boldest] as [number, number]
  return { characters, face: { href, family: firstFamily(family), ...(part === undefined ? {} : { part }), weights, uses: uses[href] } }
}
