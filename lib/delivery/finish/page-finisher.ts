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

const report = (fault: object) => console.error(JSON.stringify({ level: 50, time: Date.now(), ...fault }))

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
  const policy = (sources: { scripts: readonly string[]; styles: readonly string[] }) => contentSecurityPolicy({ ...sources, frames, connections, secure })

  /**
   * Finishes a page that was rendered at run time, in place. One that cannot be finished stays as it is, without scripts.
   * @param value restricted
   * @param key Next's, of the page
   * @param stays until it is revalidated: what it says is content's, as its fonts were measured
   * @param apart whether what the page hydrates from gets an address of its own; otherwise it stands in the page
   * @returns that data, which has to be kept
   */
  return (value: AppPage, key: string, stays: boolean, apart = false): DataApart | undefined => {
    if (value.html.includes(EMPTY_SHELL) && value.status !== undefined && value.status >= 300 && value.status < 400) {
      value.html = ''
      return undefined
    }
    try {
      // The page's data as Next keeps it, not as it stands in the page, beside what a visitor may have brought.
      const { rscData } = value
      const hydration = rscData && withoutStaticMarkup(rscData)
      const kept = apart && hydration ? { address: FLIGHT_ADDRESS + hashOf(hydration) + ROUTE_DATA, data: hydration } : undefined
      const fonts = { part: sectionOf(pathOf(key) ?? key), ...(stays ? {} : { written: writtenTexts(value.html) }) }
      const source = kept ? { flight: kept.address } : hydration ? { data: hydration.toString('utf8') } : {}
      const page = finishPage(value.html, { chooseStyles, fonts, known, renderer, ...source })
      if (page.refused.length > 0) report({ key, refused: page.refused, msg: 'inline scripts of unknown origin were not approved' })
      const segments = [...(value.segmentData ?? [])].map(([part, data]) => [part, routeChangeData(part, data)] as const)
      for (const [part, data] of segments) value.segmentData?.set(part, data)
      value.html = page.html
      value.headers = { ...value.headers, [POLICY_HEADER]: policy(page) }
      return kept
    } catch (fault) {
      report({ key, fault: fault instanceof Error ? fault.message : '', msg: 'a page could not be finished' })
      return undefined
    }
  }
}
