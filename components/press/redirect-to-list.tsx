'use client'

import { usePathname } from 'next/navigation'

/**
 * In the answer for an article that is not there: status 404 for machines, and people go on to the list of its site
 * (https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh). At once: nobody has to read
 * within a time (WCAG 2.2, technique H76).
 */
export function RedirectToList() {
  const list = usePathname().replace(/\/[^/]*$/, '')
  return <meta httpEquiv="refresh" content={`0; url=${encodeURI(decodeURI(list))}`} />
}
