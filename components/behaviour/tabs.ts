import { centre, nearest, on } from './dom'

/**
 * Tabs after the ARIA pattern with automatic activation (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/),
 * over the markup of components/ui/tabs.tsx. Fires a bubbling `tabchange` on the root, its detail the index.
 */
export function startTabs() {
  const ROOT = '[data-tabs]'
  const tabsOf = (tabs: Element) => [...tabs.querySelectorAll<HTMLElement>('[role=tab]')]
  /** The one that the Tab key reaches. */
  const selected = (all: HTMLElement[]) => all.findIndex((tab) => !tab.tabIndex)

  const select = (tabs: HTMLElement, index: number, focus?: boolean) => {
    const all = tabsOf(tabs)
    const chosen = all[index]
    if (!chosen) return
    // First of all: of the element that has the focus, Chromium brings the styles of the page up to date to set it.
    chosen.tabIndex = 0
    tabs.dataset.tabsChanged = ''
    all.forEach((tab) => {
      const on = tab === chosen
      tab.ariaSelected = `${on}`
      if (!on) tab.tabIndex = -1
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '')
      if (panel) panel.hidden = !on
    })
    for (const [name, end] of [
      ['previous', 0],
      ['next', all.length - 1],
    ] as const) {
      const button = tabs.querySelector<HTMLButtonElement>(`[data-tabs-${name}]`)
      if (!button) continue
      // A disabled button drops the focus: hand it to the tab first.
      if (index === end && button === document.activeElement) chosen.focus()
      button.disabled = index === end
    }
    if (focus) chosen.focus()
    if (chosen.parentElement) centre(chosen.parentElement, chosen)
    tabs.dispatchEvent(new CustomEvent('tabchange', { bubbles: true, detail: index }))
  }

  on('click', (event) => {
    const tabs = nearest(event, ROOT)
    if (!tabs) return
    const all = tabsOf(tabs)
    const tab = nearest(event, '[role=tab]')
    if (tab) select(tabs, all.indexOf(tab))
    if (nearest(event, '[data-tabs-previous]')) select(tabs, selected(all) - 1)
    if (nearest(event, '[data-tabs-next]')) select(tabs, selected(all) + 1)
  })

  on<KeyboardEvent>('keydown', (event) => {
    const tabs = nearest(event, '[role=tab]') && nearest(event, ROOT)
    if (!tabs || event.altKey || event.ctrlKey || event.metaKey) return
    const last = tabsOf(tabs).length - 1
    const at = selected(tabsOf(tabs))
    const target = { ArrowRight: at < last ? at + 1 : 0, ArrowLeft: at ? at - 1 : last, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    select(tabs, target, true)
  })
}
