/** Of this module alone the router's side (components/navigation) takes something, too: it must not ask for a document as it loads. */

/** Calls `run` in the next frame, before it is painted. By a short name: the behaviour script is in every page. */
export const nextFrame = (run: () => void) => requestAnimationFrame(run)

/** Calls `work` behind the next frame: what a press has changed is seen first, and only then pays for what else it brings. */
export const afterPaint = (work: () => void) => nextFrame(() => setTimeout(work))
