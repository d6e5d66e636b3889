import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { NextRequest } from 'next/server'
import { parse, type HTMLElement } from 'node-html-parser'
import type { ComponentType, ReactNode } from 'react'
import type * as reactStatic from 'react-dom/static'
import type { SiteInput } from '@/lib/content/schemas/site'
import { pressArticlePath, pressListPath, routes, siteCustomerPath } from '@/lib/routes'
import type * as middlewareModule from '@/middleware'
import { FOREIGN_WORDS } from '@/tests/support/foreign-words'
import { writeOtherComplex } from '@/tests/support/other-complex'

/* The pages of another complex (tests/fixtures/complex), rendered from its content: checks of the nightly build
   (tests/e2e/other-complex.spec.ts) in a twentieth of the processor time. Only the nightly test covers scripts, style sheets
   and files made ahead of time. */

jest.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read, revalidateTag: () => {} }))
// Without the server condition client components are no references: React renders all, as a build does.
jest.mock('@/components/static-markup/static-markup', () => ({
  ...jest.requireActual<object>('@/components/static-markup/static-markup'),
  StaticMarkup: ({ children }: { children: ReactNode }) => children,
}))
// Drawings and pictures of the shipped complex, made ahead of time: pages render without them, or accept any.
jest.mock('@/.generated/isometrics', () => ({ isometrics: {} }))
jest.mock('@/.generated/share-pictures', () => ({
  sharePictures: { width: 1200, height: 630, files: new Proxy({}, { get: () => '/share/any.jpg' }) },
}))

const FOLDER = writeOtherComplex()
const { pages } = jest.requireActual<{ pages: object }>(`@/${FOLDER}/pages`)
const { site } = jest.requireActual<{ site: SiteInput }>(`@/${FOLDER}/site`)

const PAGES = 'app/(visitor)'
/** Visitors' pages sent to everybody alike, without those rendered per request or from the store. */
const FILES = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?:^|\/)page\.tsx$/.test(file) && !/from 'next\/headers'|searchParams/.test(readFileSync(join(PAGES, file), 'utf8')),
)
const RELEASED = ['sitemap.xml/route', 'llms.txt/route', '.well-known/security.txt/route']

interface Asked {
  params: Promise<Record<string, string>>
}
interface PageModule {
  default: (asked: Asked) => ReactNode | Promise<ReactNode>
  generateStaticParams?: () => Record<string, string>[]
  generateMetadata?: (asked: Asked) => Promise<unknown>
  metadata?: unknown
}

/** Every page by its path; undefined where it is not found. */
const sent = new Map<string, HTMLElement | undefined>()

/** Renders the page of a file once for each of its addresses. */
async function render(file: string): Promise<void> {
  const page = jest.requireActual<PageModule>(`@/${PAGES}/${file}`)
  // The pages' own React, because the modules were loaded again for them.
  const { prerenderToNodeStream } = jest.requireActual<typeof reactStatic>('react-dom/static')
  const { VisitorLayout } = jest.requireActual<{ VisitorLayout: ComponentType<{ visitingHours: null; stopped: null; children: ReactNode }> }>(
    '@/app/(visitor)/visitor-layout',
  )
  for (const params of page.generateStaticParams?.() ?? [{}]) {
    const path = `/${dirname(file).replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? '')}`.replace(/^\/\.$/, '/')
    const asked = { params: Promise.resolve(params) }
    try {
      const content = await page.default(asked)
      const metadata = (await page.generateMetadata?.(asked)) ?? page.metadata
      const { prelude } = await prerenderToNodeStream(
        <VisitorLayout visitingHours={null} stopped={null}>
          {content}
        </VisitorLayout>,
      )
      sent.set(path, parse(`${await text(prelude)}<script>${JSON.stringify(metadata)}</script>`))
    } catch (error) {
      // next/navigation's notFound().
      if (!/404$/.test(String((error as { digest?: unknown }).digest))) throw error
      sent.set(path, undefined)
    }
  }
}

beforeAll(async () => {
  // Pages know content's hours and no store.
  process.env.NEXT_PHASE = 'phase-production-build'
  const modules = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && existsSync(join('content', file)))
  for (const file of modules) {
    const name = file.replace(/\.ts$/, '')
    jest.doMock(`@/content/${name}`, () => jest.requireActual<object>(`@/${FOLDER}/${name}`))
  }
  for (const file of ['public/pictures/manifest.json', 'public/panoramas/manifest.json'])
    jest.doMock(`@/${file}`, () => jest.requireActual<object>(`@/${FOLDER}/${file}`))
  // The shipped content was loaded above, to know its words.
  jest.resetModules()
  for (const file of FILES) await render(file)
}, 60_000)

const pageAt = (path: string): HTMLElement => sent.get(path)!
const wordsOf = (path: string): string => pageAt(path).querySelector('main')!.textContent
/** A section by its accessible name. */
const sectionOf = (path: string, name: string): HTMLElement =>
  pageAt(path)
    .querySelectorAll('section')
    .find((section) => {
      const heading = pageAt(path).getElementById(section.getAttribute('aria-labelledby') ?? '')
      return (heading?.textContent ?? section.getAttribute('aria-label') ?? '').trim() === name
    })!

test('has the pages of its content, and no others', () => {
  const there = Object.entries(routes).filter(([, path]) => sent.get(path))
  expect(there.map(([id]) => id).sort()).toEqual(
    Object.keys(pages)
      .filter((id) => sent.has(routes[id as keyof typeof routes]))
      .sort(),
  )
  expect([...sent.values()].filter(Boolean).length).toBeGreaterThan(15)
  expect(sent.get('/FloorPlan/84P')).toBeDefined()
})

test('each page has its own phone, nothing of the shipped complex, and links only to existing pages', () => {
  const faults = [...sent].flatMap(([path, page]) => {
    if (!page) return []
    const html = page.toString()
    const links = page.querySelectorAll('a[href^="/"]').map((link) => decodeURI(link.getAttribute('href')!.replace(/[?#].*/, '')))
    return [
      ...FOREIGN_WORDS.filter((word) => html.includes(word)),
      ...(html.includes(site.phone) ? [] : ['without the phone']),
      ...links.filter((link) => sent.has(link) && !sent.get(link)).map((link) => `leads to ${link}`),
    ].map((fault) => `${path}: ${fault}`)
  })
  expect(faults).toEqual([])
})

test('machine-readable files contain nothing of the shipped complex', async () => {
  const texts = [
    JSON.stringify(jest.requireActual<{ default: () => unknown }>('@/app/manifest').default()),
    JSON.stringify(jest.requireActual<{ default: () => unknown }>('@/app/robots').default()),
  ]
  for (const file of RELEASED)
    texts.push(
      await (
        await jest.requireActual<{ GET: (request: Request) => Response | Promise<Response> }>(`@/app/${file}`).GET(new Request('http://localhost/'))
      ).text(),
    )
  expect(texts.join('')).toContain('/FloorPlan/84K')
  expect(FOREIGN_WORDS.filter((word) => texts.some((said) => decodeURI(said).includes(word)))).toEqual([])
})

test('addresses of pages that it lacks do not redirect; folders redirect to their first page', () => {
  const { middleware } = jest.requireActual<typeof middlewareModule>('@/middleware')
  const answer = (path: string) => middleware(new NextRequest(`https://example.org${path}`)).headers
  const rewritten = (path: string) => answer(path).get('x-middleware-rewrite')
  const nowhere = rewritten('/failure')
  expect(nowhere).not.toBeNull()
  const missing = [
    ...Object.entries(routes).flatMap(([id, path]) => (id in pages ? [] : [path])),
    ...[pressListPath(site.defaultPressSite), pressArticlePath(site.defaultPressSite, 'any'), siteCustomerPath(site.defaultPressSite)],
  ]
  expect(missing).toContain('/Brand/video')
  expect(missing.filter((path) => rewritten(path) !== nowhere)).toEqual([])
  expect(answer('/SalesInfo').get('location')).toContain('/SalesInfo/guide')
  expect(answer('/Brand').get('location')).toBeNull()
})

test('home has as many cards and slides as content, under headings that count them', () => {
  expect(pageAt('/').querySelector('h1')!.textContent).toBe('[초안] 첫 화면의 문구')
  expect(sectionOf('/', '프리미엄 세 가지').querySelectorAll('li')).toHaveLength(3)
  expect(new Set(sectionOf('/', '다섯 가지 계획').innerHTML.match(/\d번째:/g)).size).toBe(5)
})

test('one tour stands without a tab, three highlights are counted', () => {
  expect(wordsOf('/FloorPlan/Emodel')).toContain('[초안] 견본 세대')
  expect(pageAt('/FloorPlan/Emodel').querySelectorAll('[role=tab]')).toEqual([])
  expect(wordsOf('/LocationEnvironment/intro')).toContain('집 가까이 있는 세 가지')
})

test('one complex, all of it for sale: no words and tables of several', () => {
  const facts = wordsOf('/BusinessGuide/intro')
  for (const word of ['분양 세대', '시행사']) expect(facts).toContain(word)
  for (const word of ['전체 세대', '단지별']) expect(facts).not.toContain(word)
  expect(wordsOf('/FloorPlan/84P')).not.toContain('공급 단지')
})
