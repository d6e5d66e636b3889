import { LAZY_TIMEOUT_MS } from '../ui/lazy-timeout'
import { findAll, on } from './dom'

/**
 * Shows what stands hidden with `data-load-failure`: that a part has not come whose scripts the framework would bring. The
 * framework takes it away as it arrives, so it shows where a script failed, or none came in time.
 */
export function startLoadFailureNotice() {
  const show = () => {
    for (const notice of findAll('[data-load-failure]')) notice.hidden = false
  }
  on('error', (event) => event.target instanceof HTMLScriptElement && show(), true)
  setTimeout(show, LAZY_TIMEOUT_MS)
}
