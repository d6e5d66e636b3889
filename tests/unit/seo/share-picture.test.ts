/** @jest-environment node */
import { content } from '@/lib/content/load'
import { routes, siteCustomerPath } from '@/lib/routes'
import { sharePicture } from '@/lib/seo/share-picture'
import { shareKey, shareText } from '@/lib/seo/share-text'

const { home, privacy } = content.pages
const behind = privacy.social ?? privacy.banner

test("the home page's preview has the complex’s name, any other its own heading, none a phone number", () => {
  expect(shareText(content, home, routes.home)).toEqual({ picture: home.social ?? home.banner, heading: content.site.name, line: content.site.tagline })
  expect(shareText(content, privacy, routes.privacy)).toMatchObject({ heading: privacy.heading, line: content.site.name })
  for (const path of [routes.customer, siteCustomerPath(content.site.defaultPressSite)])
    expect(Object.values(shareText(content, privacy, path)).join(' ')).not.toContain(content.site.phone)
  expect(shareText(content, { ...privacy, social: 'gate-street' }, routes.privacy).picture).toBe('gate-street')
})

test('the description has its text and the picture behind it', () => {
  const { alt } = sharePicture(privacy, routes.privacy)
  expect(alt).toBe(`${privacy.heading}, ${content.site.name}: ${content.pictureTexts[behind]?.alt}`)
})

test('the development server shows the picture without text until the preview is drawn', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  expect(sharePicture({ ...privacy, heading: '다른 제목' }, routes.privacy)).toMatchObject({ id: behind })
  jest.restoreAllMocks()
})

test('never returns a picture with another page’s text', () => {
  expect(() => sharePicture({ ...privacy, heading: '다른 제목' }, routes.privacy)).toThrow('npm run generate')
  const { picture, heading, line } = shareText(content, privacy, routes.privacy)
  for (const other of [
    { picture: 'gate-street', heading, line },
    { picture, heading: `${heading} `, line },
    { picture, heading, line: '다른 단지' },
  ])
    expect(shareKey(other)).not.toBe(shareKey({ picture, heading, line }))
})
