import { nextFrame } from './frames'

/** Longer than a finger stays down; what was not opened by then is not laid out any longer. */
const READY_MS = 1000

/**
 * Lays `overlay` out, unseen, while the finger that will open it is still down: the style sheet shows `data-ready` as an
 * invisible box. The release then only has to paint it.
 *
 * In the second frame, so that the first shows what the press itself changes; not in a timer, which Chromium holds back for
 * as long as a touch may become a gesture (its scheduler's use case `kTouchstart`), that is until the finger is up again.
 */
export function layOutEarly(overlay: HTMLElement) {
  const layOut = () => {
    overlay.dataset.ready = ''
    // Reading a size makes the browser lay the box out now, and not with the release.
    void overlay.offsetHeight
    setTimeout(() => delete overlay.dataset.ready, READY_MS)
  }
  nextFrame(() => nextFrame(layOut))
}
