'use client'

import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated'

/** What stood in elements that were removed, by their place. */
const removedContents = new Map<string, string>()

interface StaticHostProps {
  tag: string
  /** Hash of the content, by which this element is found in a page that brought it. */
  place: string
  /** What stands in it, as HTML. Empty where the page brought it (lib/delivery/next/hydration-data.ts). */
  html: string
  [attribute: string]: unknown
}

/**
 * An element whose content React never looks into. The data that a page hydrates from leaves the content out, as it stands in
 * the page, where hydration leaves it. Should React have to render the page anew (something had changed it before hydration),
 * or somebody come back to it, the content is what stands in the page, or stood there when it was left.
 */
export const StaticHost = (props: StaticHostProps) => <Host key={props.place} {...props} />

function Host({ tag, place, html, ...attributes }: StaticHostProps) {
  const host = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  // One object for good: React compares objects, and would write the content anew for another one.
  const [markup] = useState(() => ({ __html: html || (hydrated ? contentAt(place) : '') }))
  useEffect(() => {
    const element = host.current
    // After the next page has painted; the element is still whole by then.
    return () => void removedContents.set(place, element?.innerHTML ?? '')
  }, [place])
  const Tag = tag as 'div'
  return <Tag {...attributes} ref={host} data-static={place} dangerouslySetInnerHTML={markup} />
}

const contentAt = (place: string): string => removedContents.get(place) ?? document.querySelector(`[data-static="${place}"]`)?.innerHTML ?? ''
