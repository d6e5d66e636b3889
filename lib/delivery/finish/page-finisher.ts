import { allowConnections, contentSecurityPolicy } from '../http/security-headers'
import { finishPage } from './finish-page'
import { readManifest } from '../pages/site-manifest'
import { sectionOf } from '../../site-section'
import { hashOf } from './body-writer'
import { styleChooser } from './used-styles'
import { writtenTexts } from './written-texts'
import { EMPTY_SHELL } from '../next/empty-shell'
import { routeChangeData, withoutStaticMarkup } from '../next/hydration-data'
import { FLIGHT_ADDRESS, ROUTE_DATA } from '../next/route-change'
import { pathOf, POLICY_HEADER, type AppPage } from '../next/stored-page'

/** What a page hydrates from, beside it. */
export type DataApart = { address: string; data: Buffer }

/**
 * Gives a page a policy with which no script and no style runs that stands in it. What it says is shown, and its forms
 * send, as without JavaScript.
 */
export function restrict(value: AppPage) {
  value.headers ??= {}
  value.headers[POLICY_HEADER] = contentSecurityPolicy({ scripts: [], styles: [], frames: [], secure: false })
}

/** Names foreign origins in the policy of a page that the build finished: the provider of sign-in is known when the server starts. */
export function allow({ headers }: AppPage, connections: readonly string[]) {
  const built = headers?.[POLICY_HEADER]
  if (headers && typeof built === 'string') headers[POLICY_HEADER] = allowConnections(built, connections)
}

export function pageFinisher(root: string, connections: readonly string[]) {
  const { scripts, renderer, frames, secure } = readManifest(root)
  const known = new Set(scripts)
  const chooseStyles = styleChooser(root)

  /**
   * Finishes a page that was rendered at run time, in place.
   * @param value restricted
   * @param stays until it is revalidated: what it says is content's, as its fonts were measured
   * @param apart whether what the page hydrates from gets an address of its own; otherwise it stands in the page
   * @returns that data, which has to be kept
   * @throws Error where it cannot be finished; it is as it was then
   */
  return (value: AppPage, key: string, stays: boolean, apart = false): DataApart | undefined => {
    if (value.html.includes(EMPTY_SHELL) && value.status !== undefined && value.status >= 300 && value.status < 400) {
      value.html = ''
      return undefined
    }
    // The page's data as Next keeps it, not as it stands in the page, beside what a visitor may have brought.
    const { rscData } = value
    const hydration = rscData && withoutStaticMarkup(rscData)
    const kept = apart && hydration ? { address: FLIGHT_ADDRESS + hashOf(hydration) + ROUTE_DATA, data: hydration } : undefined
    const fonts = { part: sectionOf(pathOf(key) ?? key), ...(stays ? {} : { written: writtenTexts(value.html) }) }
    const source = kept ? { flight: kept.address } : hydration ? { data: hydration.toString('utf8') } : {}
    const { html, refused, ...sources } = finishPage(value.html, { chooseStyles, fonts, known, renderer, ...source })
    if (refused.length > 0)
      console.error(JSON.stringify({ level: 50, time: Date.now(), key, refused, msg: 'inline scripts of unknown origin were not approved' }))
    const segmentData = value.segmentData && new Map([...value.segmentData].map(([part, data]) => [part, routeChangeData(part, data)]))
    const headers = { ...value.headers, [POLICY_HEADER]: contentSecurityPolicy({ ...sources, frames, connections, secure }) }
    Object.assign(value, { html, headers, segmentData })
    return kept
  }
}
