/** Elements of a head that say something of the page: a share sheet or a reader takes the first of a kind. */
const DESCRIBING = 'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], link[rel=manifest]'

/** Elements of a kind are of one page: all of `og:`, all alternates. */
const kindOf = (element: Element) => [element.localName, element.getAttribute('name'), element.getAttribute('rel')].join()

/** React keeps properties of its own on every element that it made, or took over from the server; nobody else does. */
const isReacts = (element: Element) => Object.keys(element).length > 0

/** Removes each served element in whose place React has put one of the same kind. */
function removeStale(head: HTMLHeadElement): void {
  const elements = [...head.querySelectorAll(DESCRIBING)]
  const rendered = new Set(elements.filter(isReacts).map(kindOf))
  for (const element of elements) if (!isReacts(element) && rendered.has(kindOf(element))) element.remove()
}

/**
 * Keeps one head in the document. React takes over the title and the metadata that the server sent when it hydrates
 * them, which is last of all; after a route change before that they are nobody's, and would stand for good before those
 * of the page that is shown.
 * @returns ends it
 */
export function keepOneHead(): () => void {
  const observer = new MutationObserver(() => removeStale(document.head))
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
