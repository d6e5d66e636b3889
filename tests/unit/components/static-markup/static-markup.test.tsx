import { isValidElement, useId, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseDocument } from 'htmlparser2'
import HomePage from '@/app/(visitor)/page'
import FloorPlanPage from '@/app/(visitor)/FloorPlan/[type]/page'
import LocationIntroPage from '@/app/(visitor)/LocationEnvironment/intro/page'
import { InnerPage } from '@/app/(visitor)/inner-page'
import { VisitorLayout } from '@/app/(visitor)/visitor-layout'
import { SitePlan } from '@/components/plan/site-plan'
import { TypeChoice } from '@/components/plan/type-choice'
import { UnitElevations } from '@/components/plan/unit-elevations'
import { UnitPositions } from '@/components/plan/unit-positions'
import { StaticMarkup } from '@/components/static-markup/static-markup'
import { content } from '@/lib/content/load'
import { publicHours } from '@/lib/visits/public-hours'

/** The hours are read through Next's cache, which a test has not got. */
jest.mock('@/lib/requests/hours-of-pages', () => ({
  readVisitingHours: () => ({ line: '매일 10:00~18:00', hours: publicHours(content.registration.visits!, '2026-11-28') }),
}))

jest.mock('@/lib/requests/recruiting-of-pages', () => ({ readStoppedNotice: () => null }))

/** A component as bundlers hand it to a server: no code, only a mark. */
function clientReference(): () => ReactNode {
  const reference = () => {
    throw new Error('called on the server')
  }
  return Object.assign(reference, { $$typeof: Symbol.for('react.client.reference') })
}

type Tree = readonly (string | { name: string; attributes: Record<string, string>; children: Tree })[]

/** What a browser would make of `html`, with ids of useId counted as they come. */
function parsed(html: string): Tree {
  const ids = new Map<string, string>()
  const counted = html.replace(/_[rR]_\w*?_/g, (id) => ids.get(id) ?? (ids.set(id, `id${ids.size}-`), `id${ids.size - 1}-`))
  const treeOf = (nodes: ReturnType<typeof parseDocument>['children']): Tree =>
    nodes.flatMap((node): Tree => {
      if ('data' in node) return [node.data]
      if (!('attribs' in node)) return []
      const { 'data-static': _place, ...attributes } = node.attribs
      return [{ name: node.name, attributes, children: treeOf(node.children) }]
    })
  return treeOf(parseDocument(counted).children)
}

/** The elements of a rendered tree that React is left with. */
const elementsOf = (node: ReactNode): ReactElement<{ children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }>[] =>
  Array.isArray(node) ? node.flatMap(elementsOf) : isValidElement<{ children?: ReactNode }>(node) ? [node, ...elementsOf(node.props.children)] : []

/** What a page hands to StaticMarkup. */
function markedStatic(page: ReactNode): ReactNode {
  const element = elementsOf(page).find(({ type }) => type === StaticMarkup || type === InnerPage)
  if (!element) throw new Error('the page has no static markup')
  return element.type === InnerPage ? markedStatic(InnerPage(element.props as Parameters<typeof InnerPage>[0])) : element.props.children
}

const staticMarkup = (children: ReactNode) => StaticMarkup({ children })

describe('the same page as React writes', () => {
  const drawings = (
    <main>
      <SitePlan plan={content.sitePlan} supply="임대" />
      <TypeChoice plan={content.sitePlan} />
      <UnitPositions plan={content.sitePlan} supply="임대" />
      <UnitElevations plan={content.sitePlan} supply="임대" />
    </main>
  )
  const same = (children: ReactNode) =>
    expect(parsed(renderToStaticMarkup(<StaticMarkup>{children}</StaticMarkup>))).toEqual(parsed(renderToStaticMarkup(children)))

  it('site plans', () => same(drawings))

  it.each<[string, () => ReactNode | Promise<ReactNode>]>([
    ['the home page', HomePage],
    ['the location', LocationIntroPage],
    ['a unit page', () => FloorPlanPage({ params: Promise.resolve({ type: content.units.types[0]!.slug }) })],
    ['the frame around every page', () => VisitorLayout({ visitingHours: '매일 10:00~18:00', stopped: null, children: null })],
  ])('%s', async (_, page) => same(markedStatic(await page())))
})

describe('what React is left with', () => {
  it('nothing below the outermost element, where nothing is enhanced', () => {
    const Facts = () => (
      <ul>
        <li>하나</li>
        <li>둘</li>
      </ul>
    )
    const elements = elementsOf(
      staticMarkup(
        <section id="facts">
          <h2>개요</h2>
          <Facts />
        </section>,
      ),
    )
    expect(elements.map(({ type }) => type)).toEqual(['section'])
    expect(elements[0]?.props.dangerouslySetInnerHTML?.__html).toBe('<h2>개요</h2><ul><li>하나</li><li>둘</li></ul>')
  })

  it('a client component, and what it stands in', () => {
    const Enhanced = clientReference()
    const elements = elementsOf(
      staticMarkup(
        <section>
          <h2>
            도면 <small>84A</small>
          </h2>
          <div>
            <Enhanced />
          </div>
        </section>,
      ),
    )
    expect(elements.map(({ type }) => type)).toEqual(['section', 'h2', 'div', Enhanced])
    expect(elements[1]?.props.dangerouslySetInnerHTML?.__html).toBe('도면 <small>84A</small>')
  })

  it('a component that waits', () => {
    const Waiting = async () => Promise.resolve(<p>later</p>)
    const node = staticMarkup(
      <div>
        <Waiting />
      </div>,
    )
    expect(elementsOf(node).map(({ type }) => type)).toEqual(['div'])
    expect((node as ReactElement<{ children: unknown }>).props.children).toBeInstanceOf(Promise)
  })

  it('elements with a handler, a style or a ref, and controls that it gives a value', () => {
    const own = [
      <button key="handler" type="button" onClick={() => undefined} />,
      <p key="style" style={{ color: 'red' }} />,
      <textarea key="value" defaultValue="메모" />,
      <a key="address" href="javascript:alert(1)" />,
    ]
    expect(elementsOf(staticMarkup(<form>{own}</form>)).map(({ type }) => type)).toEqual(['form', 'button', 'p', 'textarea', 'a'])
  })

  it('keys of a list', () => {
    const Item = ({ name }: { name: string }) => <li>{name}</li>
    const Enhanced = clientReference()
    const node = staticMarkup(
      <ul>
        {['a', 'b'].map((name) => (
          <Item key={name} name={name} />
        ))}
        <Enhanced />
      </ul>,
    )
    expect(elementsOf(node).flatMap(({ key }) => (key === null ? [] : [key]))).toEqual(['a', 'b'])
  })
})

it('escapes texts and attributes', () => {
  const hostile = '"><script>alert(1)</script>&amp;'
  const html = renderToStaticMarkup(
    <StaticMarkup>
      <div>
        <p title={hostile}>{hostile}</p>
      </div>
    </StaticMarkup>,
  )
  expect(html).not.toContain('<script')
  expect(parsed(html)).toEqual([{ name: 'div', attributes: {}, children: [{ name: 'p', attributes: { title: hostile }, children: [hostile] }] }])
})

it('gives each drawing its own ids', () => {
  const Drawing = () => {
    const id = useId()
    return <svg aria-labelledby={id} />
  }
  const html = renderToStaticMarkup(
    <StaticMarkup>
      <div>
        <Drawing />
        <Drawing />
      </div>
    </StaticMarkup>,
  )
  const [one, other] = [...html.matchAll(/labelledby="([^"]+)"/g)].map(([, id]) => id)
  expect(one).toBeTruthy()
  expect(one).not.toBe(other)
})
