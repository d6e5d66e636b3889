import type { Page } from '@playwright/test'

/** Blocks the framework's scripts, as a slow network would, until the returned function is called. */
export async function holdFramework(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
