import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The page's own axe, once it is there. */
declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * What axe finds wrong, in the whole page or in parts of it: every rule that it runs by default, in the frames of the page's
 * own origin, too.
 *
 * The engine is put into a document once, and of what it found only this crosses to the test: @axe-core/playwright puts it
 * there anew for each run and sends what passed, too, which takes as long as the rules themselves.
 * @param parts selectors; none for the whole page
 * @returns `rule: markup | markup`; empty where there is nothing to mend
 */
export async function accessibilityFindings(page: Page, ...parts: string[]): Promise<string[]> {
  // A frame that waits to be loaded has no address, and nothing could be evaluated in it until it is.
  const frames = page.frames().filter((frame) => frame.url().startsWith('http'))
  for (const frame of frames) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return page.evaluate(async (include) => {
    // Half way between two colours neither stands on its ground; what moves with scrolling or for ever is never done.
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
