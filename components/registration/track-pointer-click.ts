/** Touch screens send the click some time after the finger left. */
const CLICK_DELAY_MS = 100

/**
 * Waits for a click under way before the layout changes: a change while a finger or mouse button is down moves the target from
 * under it, and the browser then sends no click.
 * @param signal removes the listeners
 * @returns resolves at once, or when the pointer's click has happened or failed to
 */
export function trackPointerClick(signal: AbortSignal): () => Promise<void> {
  let press: Promise<void> | undefined
  let end = () => {}
  const options = { capture: true, signal }
  const start = () => {
    press ??= new Promise((resolve) => {
      end = () => {
        press = undefined
        resolve()
      }
    })
  }
  document.addEventListener('pointerdown', start, options)
  document.addEventListener('pointerup', () => setTimeout(end, CLICK_DELAY_MS), options)
  document.addEventListener('pointercancel', () => end(), options)
  document.addEventListener('click', () => end(), options)
  return async () => press
}
