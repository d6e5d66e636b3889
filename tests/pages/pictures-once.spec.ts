import { expect, test } from '@playwright/test'
import { home } from '@/content/home'
import { routes } from '@/lib/routes'
import { ENGLISH_PATHS, PUBLIC_PATHS } from './public-paths'
import { sentHtml } from './sent-html'

/** Pictures that a page may show twice, with the reason. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The cover of a closed panel on a phone shows the picture that is in it; opened, the panel has no cover.
  [routes.home]: home.complex.items.flatMap((item) => ('picture' in item && item.picture ? [item.picture] : [])),
}

/** `community-cafe` of `/pictures/community-cafe-750.5a1c3b2d.webp`. */
const pictureOf = (address: string) => /\/pictures\/(.+)-\d+\.[0-9a-f]+\.\w+$/.exec(address)?.[1]

test('no page shows one picture twice', async ({ request }) => {
  const twice: string[] = []
  let seen = 0
  for (const path of [...PUBLIC_PATHS, ...ENGLISH_PATHS]) {
    const main = (await sentHtml(request, path)).querySelector('main')
    const shown = (main?.querySelectorAll('img') ?? []).flatMap((image) => pictureOf(image.getAttribute('src') ?? '') ?? [])
    seen += shown.length
    const again = shown.filter((picture, index) => shown.indexOf(picture) < index && !ALLOWED[path]?.includes(picture))
    twice.push(...again.map((picture) => `${decodeURI(path)}: ${picture}`))
  }
  expect(twice).toEqual([])
  // A rule that finds no pictures proves nothing.
  expect(seen).toBeGreaterThan(60)
})
