import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const IBM = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** @typedef {import('./nu-checker.mjs').Finding} Finding */

/**
 * Lays out what `content-visibility: auto` defers: checkers would see neither size nor text.
 * @param {import('playwright').Page} page
 */
export const layOutAll = (page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/**
 * Hides what a modal dialog blocks: by the standard (HTML, 6.3.1) it is inert for pointer, keyboard and screen reader, which the
 * engines do not know. The page without its dialog is checked as a state of its own.
 * @param {import('playwright').Page} page
 */
export const hideBlocked = (page) =>
  page.evaluate(() => {
    /** @type {Element | null} */
    let at = document.querySelector(':modal')
    for (; at?.parentElement && at !== document.body; at = at.parentElement)
      for (const beside of at.parentElement.children)
        if (beside !== at && beside instanceof HTMLElement) beside.style.setProperty('display', 'none', 'important')
  })

/**
 * axe with the rules of every tag, also those disabled by default, except experimental ones; within an open modal dialog, if any.
 * @param {import('playwright').Page} page @returns {Promise<Omit<Finding, 'page'>[]>}
 */
export async function runAxe(page) {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = /** @type {any} */ (globalThis)
    /** @type {string[]} */
    const tags = [...new Set(axe.getRules().flatMap((/** @type {{ tags: string[] }} */ rule) => rule.tags))]
    const rules = axe
      .getRules()
      .filter(
        (/** @type {{ tags: string[] }} */ rule) => !rule.tags.includes('experimental') && !rule.tags.includes('wcag2aaa') && !rule.tags.includes('deprecated'),
      )
      .map((/** @type {{ ruleId: string }} */ rule) => rule.ruleId)
    const { violations } = await axe.run(document.querySelector(':modal') ?? document, {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations'],
    })
    return violations.flatMap((/** @type {{ id: string, help: string, nodes: { html: string }[] }} */ violation) =>
      violation.nodes.map(({ html }) => ({ message: `${violation.id}: ${violation.help}`, extract: html.slice(0, 300), tags })),
    )
  })
}

/**
 * IBM's Equal Access engine with WCAG 2.2 A and AA, as {@link runAxe}; omits findings for manual review.
 * @param {import('playwright').Page} page @returns {Promise<Omit<Finding, 'page'>[]>}
 */
export async function runIbm(page) {
  await page.evaluate(`{ const module = undefined, exports = undefined; ${IBM}; globalThis.ace = typeof ace === 'undefined' ? globalThis.ace : ace }`)
  return page.evaluate(async () => {
    const { ace } = /** @type {any} */ (globalThis)
    const { results } = await new ace.Checker().check(document.querySelector(':modal') ?? document, ['WCAG_2_2'])
    return (
      results
        // An iframe's document has its own address, or is blank until it is opened.
        .filter(
          (/** @type {{ value: string[], path: { dom: string } }} */ { value, path }) =>
            value[0] === 'VIOLATION' && value[1] === 'FAIL' && !path.dom.includes('/iframe'),
        )
        .map((/** @type {{ ruleId: string, message: string, snippet?: string, path: { dom: string } }} */ { ruleId, message, snippet, path }) => ({
          message: `${ruleId}: ${message}`,
          extract: (snippet ?? path.dom).slice(0, 300),
        }))
    )
  })
}
