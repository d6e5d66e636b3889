const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Lets the arrow keys pass from the last day of the months that are shown to the first one of the next, and back. The browser moves
 * among the rendered radio buttons of a group only, so that it would go round in one month.
 */
export function passMonths(part: HTMLElement, signal: AbortSignal): void {
  const sheetOf = (day: Element) => day.closest<HTMLElement>('[data-months]')
  part.addEventListener(
    'keydown',
    (event) => {
      const step = STEPS[event.key]
      const from = event.target
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (!(from instanceof HTMLInputElement) || from.name !== 'visitDay') return
      const days = [...part.querySelectorAll<HTMLInputElement>('[name=visitDay]:enabled')]
      const to = days.at((days.indexOf(from) + step) % days.length)
      const sheet = to && sheetOf(to)
      if (!sheet || sheet === sheetOf(from)) return
      event.preventDefault()
      const pick = part.querySelector<HTMLInputElement>(`[type=radio][value="${sheet.dataset.months}"]`)
      // Without an event: that would choose the first day of the month.
      if (pick) pick.checked = true
      to.focus()
      to.click()
    },
    { signal },
  )
}
