export const root = document.documentElement

export const find = <T extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<T>(selector)
export const findAll = <T extends HTMLElement = HTMLElement>(selector: string) => document.querySelectorAll<T>(selector)

/** Sets or removes an attribute of the root element, which style sheets follow. */
export const flag = (name: `data-${string}`, on: boolean) => root.toggleAttribute(name, on)

/**
 * Listens on the document, for elements that are there now or later.
 * @param capture for events that do not bubble, such as a dialog's `close`
 */
export const on = <E extends Event>(type: string, listener: (event: E) => void, capture = false) =>
  document.addEventListener(type, listener as EventListener, capture)

/** The nearest element at or above the event's target, or null; a target may be the document itself. */
export const nearest = <T extends HTMLElement = HTMLElement>(event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<T>(selector) : null

/** Scrolls a strip sideways, and nothing else, until `item` stands in its middle. */
export const centre = (strip: Element, item: Element) => {
  const { left, width } = item.getBoundingClientRect()
  strip.scrollLeft += left - strip.getBoundingClientRect().left - (strip.clientWidth - width) / 2
}

/** False for a press that the browser should treat as its own: new tab, new window, or answered already. */
export const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
