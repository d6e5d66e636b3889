import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { PUBLIC_PATHS } from './public-paths'

/** The home page is where somebody goes on who found nothing. */
const NOT_FOUND = '/nowhere'

test('every page is linked from the text of another one, not from menus alone', async ({ request }) => {
  const unlinked = new Set(PUBLIC_PATHS)
  for (const path of [...PUBLIC_PATHS, NOT_FOUND]) {
    const main = parse(await (await request.get(path)).text()).querySelector('main')
    expect(main, path).not.toBeNull()
    // Sub-menu, breadcrumb, neighbours: what a reader uses who is looking for a page, not for an answer.
    for (const menu of main?.querySelectorAll('nav') ?? []) menu.remove()
    for (const link of main?.querySelectorAll('a[href]') ?? []) {
      const target = new URL(link.getAttribute('href') ?? '', `http://any${path}`).pathname
      if (target !== path) unlinked.delete(target)
    }
  }
  expect([...unlinked]).toEqual([])
})

test('no text shows a link as it is written in content', async ({ request }) => {
  for (const path of PUBLIC_PATHS) expect(await (await request.get(path)).text(), path).not.toMatch(/\]\(\//)
})
