// Imported by components/navigation as well, which the server loads: nothing here may touch the document as it loads.

/** Calls `run` in the next frame, before it is painted. By a short name: the behaviour script is in every page. */
export const nextFrame = (run: () => void) => requestAnimationFrame(run)

/** Calls `work` behind the next frame: what a press has changed is seen first, and only then pays for what else it brings. */
export const afterPaint = (work: () => void) => nextFrame(() => setTimeout(work))
