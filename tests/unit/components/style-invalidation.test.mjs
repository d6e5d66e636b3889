import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'

/**
 * The selectors of all style sheets decide what browsers restyle when an element comes or goes. One that any element would match
 * after a sibling, or in `:has()`, makes them restyle whole parts of the document for each element that arrives
 * (https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/core/css/style-invalidation.md).
 */

/** @typedef {import('postcss-selector-parser').Node} Node */
/** @typedef {import('postcss-selector-parser').Selector} Selector */

const NAMED = new Set(['tag', 'class', 'id', 'attribute'])

/**
 * Whether a node of a compound selector identifies elements: a pseudo-class such as `:nth-child(2)` does not. @param {Node} node
 * @returns {boolean}
 */
const names = (node) =>
  NAMED.has(node.type) || (node.type === 'pseudo' && /^:(is|where|global)$/.test(node.value) && node.nodes.every((each) => each.nodes.some(names)))

/** @param {Selector} selector @returns {{ combinator: string, compound: Node[] }[]} */
function compoundsOf(selector) {
  const compounds = [{ combinator: '', compound: /** @type {Node[]} */ ([]) }]
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push({ combinator: node.value.trim(), compound: [] })
    else if (node.type !== 'comment') compounds.at(-1)?.compound.push(node)
  }
  return compounds.filter(({ compound }) => compound.length > 0)
}

/** @param {string} selector @returns {string[]} its errors */
function faultsOf(selector) {
  /** @type {string[]} */
  const faults = []
  selectorParser((root) => {
    root.walk((node) => {
      if (node.type !== 'selector') return
      const inHas = node.parent?.type === 'pseudo' && node.parent.value === ':has'
      for (const { combinator, compound } of compoundsOf(node)) {
        const text = `${combinator} ${compound.join('')}`.trim()
        if (compound.some(names)) continue
        if (combinator === '+' || combinator === '~') faults.push(`any sibling: ${text}`)
        else if (inHas) faults.push(`any element in :has(): ${text}`)
      }
    })
  }).processSync(selector)
  return faults
}

test.each([
  ['.a > * + *', ['any sibling: + *']],
  ['.a h2 + :not(.b)', ['any sibling: + :not(.b)']],
  ['.a:has(~ main > * > .b)', ['any element in :has(): > *']],
  ['.a:has(> :nth-child(9))', ['any element in :has(): > :nth-child(9)']],
  ['.a > :where(:not(:first-child))', []],
  ['.a + :is(p, div), .a:has(> li:nth-child(9), :is(input, select):focus) ~ .b', []],
])('%s', (selector, faults) => expect(faultsOf(selector)).toEqual(faults))

test('visitors’ style sheets have no such selector', () => {
  const sheets = ['app', 'components']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.css') && !/\badmin\b/.test(file))
  expect(sheets.length).toBeGreaterThan(50)
  const faults = sheets.flatMap((file) => {
    /** @type {string[]} */
    const found = []
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const inKeyframes = rule.parent?.type === 'atrule' && /keyframes$/.test(/** @type {import('postcss').AtRule} */ (rule.parent).name)
      if (!inKeyframes) found.push(...faultsOf(rule.selector).map((fault) => `${file}: ${rule.selector}: ${fault}`))
    })
    return found
  })
  expect(faults).toEqual([])
})
