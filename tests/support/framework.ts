import type { Page } from '@playwright/test'

/** Blocks requests whose address matches, as a slow network would, until the returned function is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Blocks the framework's scripts. */
export const holdFramework = (page: Page): Promise<() => void> => holdRequests(page, /\/_next\/.*\.js/)
