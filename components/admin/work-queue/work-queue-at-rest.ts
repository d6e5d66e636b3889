/** Idle time in milliseconds after which the page may change by itself. */
const QUIET_MS = 8_000
const TOUCHES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

const isTyped = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected && (option.defaultSelected || option.index > 0))
    : field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio', 'submit', 'button'].includes(field.type))
      ? field.value.trim() !== ''
      : false

/** Whether a change of the page now would lose input or move what someone is about to click. */
const isInUse = (root: Document): boolean =>
  root.querySelector('dialog[open], [data-row] details[open]') !== null || [...root.querySelectorAll('input, select, textarea')].some(isTyped)

/**
 * Watches whether the page is in use.
 * @returns whether the page is idle and no form has input, and how to stop watching
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
