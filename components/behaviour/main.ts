/**
 * What has to answer from the first paint, before (and without) the framework: one listener a kind on the
 * document, no element held, so that it outlives every client navigation. Bundled by the generate step and
 * inlined at the end of the body; keep it small (see the byte budget).
 */
import { startBackLinks } from './back-links'
import { startDropDowns } from './drop-downs'
import { startFirstTouch } from './first-touch'
import { startLinkButtons } from './link-buttons'
import { startLoadFailureNotice } from './load-failure-notice'
import { startOverlays } from './overlays'
import { startPictures } from './pictures'
import { startPopup } from './popup'
import { startScrollLock } from './scroll-lock'
import { startScrollState } from './scroll-state'
import { startSentForms } from './sent-forms'
import { startSubMenus } from './sub-menu'
import { startTabs } from './tabs'
import { startTours } from './tours'

startFirstTouch()
startPopup()
startLinkButtons()
startBackLinks()
startOverlays()
startDropDowns()
startTabs()
startTours()
startSentForms()
startScrollLock()
startScrollState()
startSubMenus()
startPictures()
startLoadFailureNotice()
