import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { fontAdvances, type TextWidth } from './font-advances'

/** How wide a drawing is on a screen, and whether the window has the phone's layout. */
export interface Screen {
  readonly container: number
  readonly phone: boolean
}

/** The box of one line of text or of a number's circle, in cm of the plan. */
export interface LabelBox {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Rule {
  readonly selector: string
  readonly declarations: Readonly<Record<string, string>>
  readonly container: number
  readonly phoneOnly: boolean
}

const root = join(__dirname, '../..')
const FONTS = 'node_modules/pretendard/dist/public/static/alternative'
/** Height of Hangul above the baseline and depth below it, relative to its size. */
const [ASCENT, DESCENT] = [0.78, 0.1]

/** Rules of a style sheet with the conditions around them, as far as drawings of homes use them. */
function rulesOf(file: string): Rule[] {
  const css = readFileSync(join(root, 'components/plan', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const open: string[] = []
  const rules: Rule[] = []
  for (const [, head = '', sign, end] of css.matchAll(/([^{}]*)(?:(\{)|(\}))/g)) {
    if (sign) open.push(head.trim())
    if (!end) continue
    const selectors = open.pop() ?? ''
    if (selectors.startsWith('@')) continue
    const declarations: Record<string, string> = {}
    for (const [, property = '', value = ''] of head.matchAll(/([\w-]+):\s*([^;]+)/g)) declarations[property] = value.trim()
    const container = Math.min(Infinity, ...open.flatMap((condition) => /@container \(max-width: (\d+)px\)/.exec(condition)?.[1] ?? []).map(Number))
    for (const selector of selectors.split(','))
      rules.push({ selector: selector.trim(), declarations, container, phoneOnly: open.some((condition) => condition.includes('--phone')) })
  }
  return rules
}

/**
 * The boxes of all texts of a drawing of a home, laid out by its own style sheets and with the advances of the site's fonts.
 * @param markup of components/plan/unit-drawing.tsx, where class names are those of the style sheets
 */
export function labelBoxes(markup: string, screen: Screen, fonts: { regular: TextWidth; semibold: TextWidth }): LabelBox[] {
  const rules = ['unit-drawing.module.css', 'unit-dimensions.module.css'].flatMap(rulesOf)
  const drawing = parse(markup).querySelector('svg[role=img]')
  const overview = drawing?.getAttribute('data-detail') === 'overview'
  const shared = drawing?.hasAttribute('data-shared') ?? false
  const applied = rules.filter(({ container, phoneOnly }) => screen.container <= container && (screen.phone || !phoneOnly))
  /** The last declaration of the most specific selector that ends in one of the element's classes. */
  const styleOf = (element: HTMLElement, property: string): string | undefined => {
    const matching = applied.filter(
      ({ selector, declarations }) =>
        property in declarations &&
        element.classList.value.some(
          (name) =>
            selector === `.${name}` ||
            (overview && selector === `.drawing[data-detail='overview'] .${name}`) ||
            (shared && selector === `.drawing[data-shared] .${name}`),
        ),
    )
    return (matching.findLast(({ selector }) => selector.startsWith('.drawing')) ?? matching.at(-1))?.declarations[property]
  }
  const parents = (element: HTMLElement | null): HTMLElement[] =>
    element === null || element.tagName === 'SVG' ? [] : [element, ...parents(element.parentNode)]
  const inherited = (element: HTMLElement, property: string) => parents(element).flatMap((one) => styleOf(one, property) ?? [])[0]
  const sizeOf = (element: HTMLElement): number => {
    const own = styleOf(element, 'font-size')
    if (own?.endsWith('px')) return Number.parseFloat(own)
    return (element.parentNode === null || element.tagName === 'SVG' ? 16 : sizeOf(element.parentNode)) * (own ? Number.parseFloat(own) : 1)
  }
  const isShown = (element: HTMLElement) => parents(element).every((one) => styleOf(one, 'display') !== 'none' && one.getAttribute('data-unit') !== 'pyeong')
  const numeric = (element: HTMLElement, name: string) => Number(element.getAttribute(name))

  const lineBox = (element: HTMLElement, text: string, x: number, y: number): LabelBox => {
    const size = sizeOf(element)
    const font = inherited(element, 'font-weight') === '600' ? fonts.semibold : fonts.regular
    const spacing = inherited(element, 'letter-spacing')
    const half = (font(text, size) + text.length * (spacing ? Number.parseFloat(spacing) * size : 0)) / 2
    if (element.closest('[transform]')) return { text, left: x - ASCENT * size, right: x + DESCENT * size, top: y - half, bottom: y + half }
    return { text, left: x - half, right: x + half, top: y - ASCENT * size, bottom: y + DESCENT * size }
  }
  const texts = (drawing?.querySelectorAll('g.labels text, g.dimensions text') ?? []).filter(isShown).flatMap((element): LabelBox[] => {
    let y = numeric(element, 'y')
    return element.childNodes.flatMap((node): LabelBox[] => {
      const child = node as HTMLElement
      if (child.tagName !== 'TSPAN') return element.classList.contains('number') ? [] : [lineBox(element, node.text, numeric(element, 'x'), y)]
      if (!isShown(child)) return []
      y += Number.parseFloat(child.getAttribute('dy') ?? '0') * sizeOf(child)
      return [lineBox(child, child.text, numeric(element, 'x'), y)]
    })
  })
  const numbers = (drawing?.querySelectorAll('circle') ?? []).filter(isShown).map((circle): LabelBox => {
    const [x, y, r] = [numeric(circle, 'cx'), numeric(circle, 'cy'), numeric(circle, 'r')]
    return { text: `#${circle.nextElementSibling?.text}`, left: x - r, right: x + r, top: y - r, bottom: y + r }
  })
  return [...texts, ...numbers]
}

/** The two weights of the text of drawings, as they are installed. */
export const planFonts = () => ({ regular: fontAdvances(`${FONTS}/Pretendard-Regular.ttf`), semibold: fontAdvances(`${FONTS}/Pretendard-SemiBold.ttf`) })
