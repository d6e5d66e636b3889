import type { Page } from '@playwright/test'

/* Layout errors of a page in words; empty where there are none. */

/** WCAG 2.2, 2.5.8: CSS px each way, links within text excepted. */
const MIN_TARGET_PX = 24

/**
 * Elements wider than the window, cut off, overlapping, covered, or too small to click.
 * @param leastControlPx height of buttons, fields and summaries as touch targets
 */
export const layoutFaults = (page: Page, leastControlPx = MIN_TARGET_PX): Promise<string[]> =>
  page.evaluate(
    ({ least, leastControl }) => {
      const width = document.documentElement.clientWidth
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.visually-hidden, [hidden]')
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`
      const px = Math.round
      const isFolded = (element: Element) => getComputedStyle(element).clipPath !== 'none'
      const all = [...document.body.querySelectorAll('*')].filter((element) => isSeen(element) && !element.closest('svg'))
      const folded = new Set(all.filter(isFolded))
      const shown = all.filter((element) => {
        for (let at: Element | null = element; at; at = at.parentElement) if (folded.has(at)) return false
        return true
      })
      const faults: string[] = []

      const excess = document.documentElement.scrollWidth - width
      if (excess > 0) faults.push(`page: ${excess} px wider than the window`)

      for (const element of shown) {
        const { overflowX, overflowY } = getComputedStyle(element)
        if (element.matches('input, textarea, select, option, progress, meter, iframe, html, body')) continue
        if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
          faults.push(`${nameOf(element)}: ${overflowX}, ${element.scrollWidth - element.clientWidth} px cut off`)
        else if (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1) faults.push(`${nameOf(element)}: cut off below`)
      }

      // Lines of text, each with its element.
      const lines: { box: DOMRect; of: Element }[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const shownSet = new Set(shown)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const of = node.parentElement
        if (!of || !shownSet.has(of) || !node.textContent?.trim() || of.matches('option, script, style')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ box, of })
      }
      for (const { box, of } of lines) if (box.right > width + 1 || box.left < -1) faults.push(`${nameOf(of)}: beyond the window`)
      lines.sort((a, b) => a.box.top - b.box.top)
      for (const [index, { box, of }] of lines.entries())
        for (const other of lines.slice(index + 1)) {
          if (other.box.top >= box.bottom) break
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const down = Math.min(box.bottom, other.box.bottom) - other.box.top
          // Line boxes are higher than their letters.
          if (other.of !== of && across > 2 && down > 0.4 * Math.min(box.height, other.box.height)) faults.push(`${nameOf(of)}: over ${nameOf(other.of)}`)
        }

      for (const element of shown.filter((one) => one.matches('a[href], button, summary, input:not([type=hidden]), select, textarea'))) {
        const box = element.getBoundingClientRect()
        // A checkbox can also be clicked by its label.
        const label = element instanceof HTMLInputElement && element.matches('[type=checkbox], [type=radio]') ? (element.labels?.[0] ?? null) : null
        const target = label?.getBoundingClientRect() ?? box
        const inText = element.matches('a') && getComputedStyle(element).display === 'inline'
        const wanted = element.matches('a:not(.button)') ? least : leastControl
        if (!inText && (target.width < least - 0.5 || target.height < wanted - 0.5))
          faults.push(`${nameOf(element)}: ${px(target.width)} x ${px(target.height)} px`)
        element.scrollIntoView({ block: 'center', inline: 'nearest' })
        const now = element.getClientRects()[0] ?? box
        const hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2)
        if (!hit || !(element.contains(hit) || hit.contains(element) || label?.contains(hit)))
          faults.push(`${nameOf(element)}: covered by ${hit ? nameOf(hit) : 'nothing'}`)
      }
      scrollTo(0, 0)
      return [...new Set(faults)]
    },
    { least: MIN_TARGET_PX, leastControl: leastControlPx },
  )

/** Text squeezed into a column of less than five characters, so that it takes four lines or more: half of a phone at twice the text has five. */
export const crushedColumns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_EM = 5
    const LINES = 4
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let block = node.parentElement
      if (!node.textContent?.trim() || !block?.checkVisibility({ visibilityProperty: true }) || block.closest('.visually-hidden, svg, option')) continue
      while (block.parentElement && getComputedStyle(block).display === 'inline') block = block.parentElement
      const style = getComputedStyle(block)
      const fontPx = Number.parseFloat(style.fontSize)
      const room = block.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines >= LINES && room < LEAST_EM * fontPx)
        found.add(`${block.tagName.toLowerCase()} "${node.textContent.trim().slice(0, 30)}": ${lines} lines in ${(room / fontPx).toFixed(1)} em`)
    }
    return [...found]
  })

/** Controls that Tab does not reach, and those without a visible focus ring, or with it out of sight. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const expected = await page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input:not([type=hidden]), select, textarea')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"]') &&
        // Tab reaches one radio button of a group.
        !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    )
    for (const [index, control] of controls.entries()) control.dataset.order = `${index} ${nameOf(control)}`
    ;(document.activeElement as HTMLElement | null)?.blur()
    getSelection()?.removeAllRanges()
    scrollTo(0, 0)
    return controls.map((control) => control.dataset.order ?? '')
  })
  const reached = new Set<string>()
  const faults: string[] = []
  for (let pressed = 0; pressed < 2 * expected.length + 20 && reached.size < expected.length; pressed++) {
    await page.keyboard.press('Tab')
    const { order, fault } = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null
      if (!at || at === document.body) return { order: '', fault: '' }
      // In a date field the browser marks the focused part.
      const ofParts = at.matches('[type=date], [type=time], [type=datetime-local]')
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
      const name = at.dataset.order ?? at.outerHTML.slice(0, 60)
      const box = at.getClientRects()[0] ?? at.getBoundingClientRect()
      const inSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      if (!inSight) return { order: at.dataset.order ?? '', fault: `${name}: has the focus out of sight` }
      const shows = ofParts || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
      return { order: at.dataset.order ?? '', fault: shows ? '' : `${name}: does not show the focus` }
    })
    if (order) reached.add(order)
    if (fault) faults.push(fault)
  }
  return [...new Set([...faults, ...expected.filter((order) => !reached.has(order)).map((order) => `${order}: not reached by Tab`)])]
}
