import { expect, type APIRequestContext } from '@playwright/test'
import { parse, type HTMLElement } from 'node-html-parser'

/** A page as the server sends it, parsed without a browser: what search engines and link previews read. */
export async function sentHtml(request: APIRequestContext, path: string): Promise<HTMLElement> {
  const response = await request.get(path, { maxRedirects: 0 })
  expect(response.status(), path).toBe(200)
  return parse(await response.text())
}

/** Text of an element with white space as a browser shows it. */
export const shownText = (element: HTMLElement | null | undefined): string => (element?.text ?? '').replace(/\s+/g, ' ').trim()

/** Content of a `<meta>`, by property or name; undefined where it is absent. */
export const metaContent = (page: HTMLElement, key: string): string | undefined =>
  page.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content')

export interface StructuredData {
  readonly '@id'?: string
  readonly '@type': string
  readonly name?: string
  readonly telephone?: string
  readonly itemListElement?: readonly { readonly position: number; readonly name: string; readonly item: string }[]
  readonly numberOfAccommodationUnits?: { readonly value: number }
  readonly accommodationFloorPlan?: readonly { readonly name: string; readonly floorSize: { readonly value: number } }[]
  readonly duration?: string
  readonly image?: { readonly url?: string }
  readonly startDate?: string
  readonly location?: { readonly address: string }
}

/**
 * @returns the nodes of the page's one graph
 * @throws SyntaxError where it is no JSON
 */
export function structuredData(page: HTMLElement): StructuredData[] {
  const graphs = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as { '@context': string; '@graph': StructuredData[] })
  expect(graphs.map((graph) => graph['@context'])).toEqual(['https://schema.org'])
  return graphs[0]?.['@graph'] ?? []
}
