/** By when the click of a press is there that ended: touch screens send it a moment after the finger left. */
const CLICK_DELAY_MS = 100

/**
 * What changes the layout while a finger or a mouse button is down moves what is pressed from under it, and the browser
 * makes no click of the press.
 * @param signal ends it
 * @returns resolves at once, or when the press that is under way has made its click or none
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
