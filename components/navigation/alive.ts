/** Fired on a control with `data-early` once the framework answers it (components/behaviour/early-presses.ts). */
export const ALIVE = 'site:alive'

/** Ref of such a control: a press that came before the framework is made again. */
export function announceAlive(control: HTMLElement | null): void {
  if (!control) return
  delete control.dataset.early
  queueMicrotask(() => control.dispatchEvent(new Event(ALIVE)))
}
