import postcss from 'postcss'

/** @typedef {import('../server/used-styles.mjs').StyleRule} StyleRule */

const CLASS = /\.((?:[\w-]|\\.)+)/g
/** Groups whose rules apply under a condition; keyframes and the like are one piece. */
const GROUPS = ['media', 'supports', 'layer', 'container']

/**
 * @param {string} css a style sheet
 * @returns {StyleRule[]} its rules in order, each with what a page has to have for it to matter
 */
export const styleRules = (css) => postcss.parse(css).nodes.flatMap(toRule)

/** @param {import('postcss').ChildNode} node @returns {StyleRule[]} */
function toRule(node) {
  if (node.type === 'comment' || node.type === 'decl') return []
  if (node.type === 'rule') return [{ css: node.toString(), needs: node.selectors.map(classesOf) }]
  if (node.name === 'font-face') return [{ css: node.toString(), ...characters(node) }]
  const inner = GROUPS.includes(node.name) ? node.nodes : undefined
  if (!inner) return [{ css: `${node.toString()}${node.nodes ? '' : ';'}` }]
  return [{ css: `@${node.name} ${node.params}`, rules: inner.flatMap(toRule) }]
}

/**
 * @param {string} selector
 * @returns {string[]} classes that an element, or one that it stands in, has to have; those in `:not()`, `:is()` and the
 *   like are left out, so a rule is rather kept
 */
function classesOf(selector) {
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, '')
  }
  return [...plain.replace(/\[[^[\]]*\]/g, '').matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
}

/** @param {import('postcss').AtRule} face @returns {Pick<StyleRule, 'characters'>} */
function characters(face) {
  const range = face.nodes?.find((node) => node.type === 'decl' && node.prop.toLowerCase() === 'unicode-range')
  if (range?.type !== 'decl') return {}
  return {
    characters: range.value.split(',').map((part) => {
      const [low = '', high = low] = part.trim().replace(/^U\+/i, '').split('-')
      return [Number.parseInt(low.replaceAll('?', '0'), 16), Number.parseInt(high.replaceAll('?', 'F'), 16)]
    }),
  }
}
