import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** Every document parses it: half of the bytes of `axe.source`. */
const ENGINE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The page's own axe, once loaded. */
declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * Findings of axe in the whole page or in parts of it: every rule that it runs by default, also in same-origin iframes.
 *
 * Injects the engine into a document once, and returns only findings to the test: @axe-core/playwright injects it for each run
 * and sends passed rules, too, which takes as long as the rules themselves.
 * @param parts selectors; none for the whole page
 * @returns `rule: markup | markup`; empty without findings
 */
export async function accessibilityFindings(page: Page, ...parts: string[]): Promise<string[]> {
  // A lazy iframe has no address, and nothing could be evaluated in it until it has.
  const frames = page.frames().filter((frame) => frame.url().startsWith('http'))
  for (const frame of frames) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(ENGINE)
  return page.evaluate(async (include) => {
    // Contrast is undefined during a colour transition; animations by scrolling or without end never finish.
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) => playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const { violations } = await window.axe!.run(include.length > 0 ? { include } : document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, parts)
}
