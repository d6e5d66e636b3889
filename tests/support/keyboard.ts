import type { Locator, Page } from '@playwright/test'

const PRESSES_MAX = 120

/**
 * Presses Tab until this element has the focus.
 * @returns number of presses
 * @throws Error where Tab does not reach it
 */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

/**
 * @returns whether the focused element is in the window with its middle uncovered
 *   (https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum)
 */
export const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { x, y, width, height } = focused.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && (focused.contains(top) || top.contains(focused))
  })

/** Chooses an entry of the focused list with the arrow keys. @param value of the entry */
export async function arrowTo(page: Page, list: Locator, value: string): Promise<void> {
  const distance = await list.evaluate((element, wanted) => {
    const choices = [...(element as HTMLSelectElement).options].filter(({ disabled, value: own }) => !disabled || own === wanted)
    return choices.findIndex(({ value: own }) => own === wanted) - choices.findIndex(({ value: own }) => own === (element as HTMLSelectElement).value)
  }, value)
  for (let step = 0; step < Math.abs(distance); step += 1) await page.keyboard.press(distance > 0 ? 'ArrowDown' : 'ArrowUp')
}
