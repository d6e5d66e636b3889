import { createHash } from 'node:crypto'
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { escapeMarkup } from '@/lib/escape-markup'
import { htmlTag } from './html-tag'
import { StaticHost } from './static-host'

/**
 * Server component: renders what nobody enhances as text. Where neither an element nor anything in it is a client
 * component, its content becomes one string of HTML, which React neither creates, hydrates nor compares, and which
 * travels as one string in the page's data. Elements around a client component stay elements. The page's HTML is the same
 * but for the marks that React sets between texts.
 *
 * Scripts that work on such markup (components/behaviour) do so from outside React, as they do before hydration.
 */
export function StaticMarkup({ children }: { children: ReactNode }): ReactNode {
  return inOne(render(children).node())
}

/**
 * The same as text alone, for a file.
 * @throws Error where only React could render some of it
 */
export function renderMarkup(node: ReactNode): string {
  const { html } = render(node)
  if (html === undefined) throw new Error('This needs React in the browser: a client component, a handler or an unknown attribute.')
  return html
}

interface StaticElementProps {
  tag: string
  /** What stands in it, as HTML: of a script, its text. */
  html: string
  [attribute: string]: unknown
}

/** Server component: an element whose content is text that React never looks into, such as a script. */
export const StaticElement = ({ tag, html, ...attributes }: StaticElementProps) => staticHost(tag, { ...attributes, ...UNCOMPARED }, html)

interface Rendered {
  /**
   * For React: with text in the place of elements wherever that can be. Made when asked for: of what stands in an element that
   * becomes text, nobody asks, and each level would be hashed anew.
   */
  node: () => ReactNode
  /** The same as HTML; undefined where React has to render some of it. */
  html: string | undefined
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

function render(node: ReactNode): Rendered {
  if (node === null || node === undefined || typeof node === 'boolean') return { node: () => null, html: '' }
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return { node: () => node, html: escapeMarkup(String(node)) }
  if (Array.isArray(node)) return renderList(node)
  if (isValidElement<Props>(node)) return renderElement(node)
  return { node: () => node, html: undefined }
}

function renderList(nodes: readonly ReactNode[]): Rendered {
  const all = nodes.map(render)
  return {
    node: () => all.map((each) => inOne(each.node())),
    html: all.every(({ html }) => html !== undefined) ? all.map(({ html }) => html).join('') : undefined,
  }
}

function renderElement(element: ReactElement<Props>): Rendered {
  const { type, props, key } = element
  if (typeof type === 'string') return renderHost(element, type)
  if (type === Fragment) {
    const { node, html } = render(props.children)
    return { node: () => createElement(Fragment, keyed(key), ...asArguments(node())), html }
  }
  if (typeof type !== 'function' || isClientReference(type)) return { node: () => element, html: undefined }
  // A server component, which is a function of its props. One that waits is left to React.
  const result = (type as (props: Props) => ReactNode)(props)
  const { node, html } = render(result)
  return { node: () => (key === null ? inOne(node()) : createElement(Fragment, { key }, ...asArguments(node()))), html }
}

function renderHost(element: ReactElement<Props>, type: string): Rendered {
  const { props, key } = element
  const { children, ...attributes } = props
  const own = props['dangerouslySetInnerHTML'] as { __html: string } | undefined
  if (own) return { node: () => element, html: htmlTag(type, props, own.__html) }
  const { node, html } = render(children)
  if (html === undefined) return { node: () => createElement(type, { ...attributes, ...keyed(key) }, ...asArguments(node())), html }
  return {
    node: () => (isText(children) ? element : staticHost(type, { ...attributes, ...keyed(key), ...UNCOMPARED }, html)),
    html: htmlTag(type, props, html),
  }
}

function staticHost(tag: string, attributes: object, html: string): ReactElement {
  if (html.length < LEFT_OUT_MIN_LENGTH) return createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
  return createElement(StaticHost, { ...attributes, tag, place: createHash('sha256').update(html).digest('base64url').slice(0, PLACE_LENGTH), html })
}

/** Characters from which on a built page's data leaves a content out: React sends texts from 1 kB on by themselves. */
const LEFT_OUT_MIN_LENGTH = 1024
const PLACE_LENGTH = 5

/** Development compares a string with what scripts may have changed before hydration; production does not. */
const UNCOMPARED = process.env.NODE_ENV === 'production' ? {} : { suppressHydrationWarning: true }

const keyed = (key: string | null) => (key === null ? {} : { key })

/** Children that a component handed on have no keys: they were an element's own. */
const inOne = (node: ReactNode): ReactNode => (Array.isArray(node) && node.some(isWithoutKey) ? createElement(Fragment, null, ...asArguments(node)) : node)

const isWithoutKey = (node: unknown) => isValidElement(node) && node.key === null

/** As an element's static children, which need no keys. */
const asArguments = (node: ReactNode): readonly ReactNode[] => (Array.isArray(node) ? (node as readonly ReactNode[]) : [node])

/** A single text, or nothing: no shorter as HTML. */
const isText = (children: ReactNode) => children === null || children === undefined || ['string', 'number', 'boolean'].includes(typeof children)

/** How React's bundlers mark what is exported by a file with 'use client'. */
const isClientReference = (type: object) => (type as { $$typeof?: symbol }).$$typeof === Symbol.for('react.client.reference')
