/** Elements of a head that say something of the page: a share sheet or a reader takes the first of a kind. */
const DESCRIBING = 'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], link[rel=manifest]'

/** Elements of a kind are of one page: all of `og:`, all alternates. */
const kindOf = (element: Element) => [element.localName, element.getAttribute('name'), element.getAttribute('rel')].join()

/**
 * Keeps one head in the document. React takes over the title and the metadata that the server sent when it hydrates them,
 * which is last of all. After a route change before that they are nobody's, and would stand for good before those of the page
 * that is shown: a second title says so, as React changes or removes the one that it has taken over.
 */
export function keepOneHead(): () => void {
  const { head } = document
  const served = new Set(head.querySelectorAll(DESCRIBING))
  let abandoned = false
  const observer = new MutationObserver(() => {
    abandoned ||= head.querySelectorAll('title').length > 1
    if (!abandoned) return
    const rendered = new Set([...head.querySelectorAll(DESCRIBING)].flatMap((element) => (served.has(element) ? [] : kindOf(element))))
    for (const element of served) if (rendered.has(kindOf(element))) element.remove()
  })
  observer.observe(head, { childList: true })
  return () => observer.disconnect()
}
