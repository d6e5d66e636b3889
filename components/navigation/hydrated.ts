/** Fired on a control with `data-early` once the framework answers it (components/behaviour/replay-early-events.ts). */
export const HYDRATED = 'site:hydrated'

/** Ref of such a control: a press that came before the framework is made again. */
export function announceHydrated(control: HTMLElement | null): void {
  if (!control) return
  delete control.dataset.early
  queueMicrotask(() => control.dispatchEvent(new Event(HYDRATED)))
}
