/** How long nobody has touched the page before it changes by itself, in milliseconds. */
const QUIET_MS = 8_000
const TOUCHES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

const isTyped = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected && (option.defaultSelected || option.index > 0))
    : field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio', 'submit', 'button'].includes(field.type))
      ? field.value.trim() !== ''
      : false

/** Whether somebody would lose something, or press something else, if the page changed now. */
const isInUse = (root: Document): boolean =>
  root.querySelector('dialog[open], [data-row] details[open]') !== null || [...root.querySelectorAll('input, select, textarea')].some(isTyped)

/**
 * Watches whether the page is used.
 * @returns whether nobody touches it and nothing is begun, and how to stop watching
 */
export function watchRest(clock: () => number = () => performance.now()): { readonly isAtRest: () => boolean; readonly stop: () => void } {
  let touched = clock()
  const touch = () => {
    touched = clock()
  }
  for (const type of TOUCHES) document.addEventListener(type, touch, { passive: true, capture: true })
  return {
    isAtRest: () => clock() - touched >= QUIET_MS && !isInUse(document),
    stop() {
      for (const type of TOUCHES) document.removeEventListener(type, touch, { capture: true })
    },
  }
}
