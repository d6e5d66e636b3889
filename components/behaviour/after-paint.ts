/** Calls `work` behind the next frame: what a press has changed is seen first, and only then pays for what else it brings. */
export const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))
