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
export const metaContent = (page: HTMLElement, key: string): string | undefined => page.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content')

export interface StructuredData {
  readonly '@context': string
  readonly '@type': string
  readonly name?: string
  readonly itemListElement?: readonly { readonly position: number; readonly name: string; readonly item: string }[]
  readonly numberOfAccommodationUnits?: { readonly value: number }
  readonly floorSize?: { readonly value: number }
}

/** @throws SyntaxError where a block is no JSON */
export const structuredData = (page: HTMLElement): StructuredData[] =>
  page.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.rawText) as StructuredData)
