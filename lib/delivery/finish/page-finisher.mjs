import { allowConnections, contentSecurityPolicy } from '../http/security-headers.mjs'
import { finishPage } from './finish-page.mjs'
import { readManifest } from '../pages/site-manifest.mjs'
import { sectionOf } from '../../site-section.mjs'
import { styleChooser } from './used-styles.mjs'
import { writtenTexts } from './written-texts.mjs'
import { EMPTY_SHELL } from '../next/empty-shell.mjs'
import { routeChangeData, withoutStaticMarkup } from '../next/hydration-data.mjs'
import { pathOf, POLICY_HEADER } from '../next/stored-page.mjs'

/** @typedef {import('../next/stored-page.mjs').AppPage} AppPage */

/** @param {object} fault goes to the log */
const report = (fault) => console.error(JSON.stringify({ level: 50, time: Date.now(), ...fault }))

/**
 * @param {Buffer} data that React's server wrote
 * @param {string} key Next's, of the page
 * @param {(data: Buffer) => Buffer} shorten leaves static markup out
 * @returns {Buffer} shortened; as it was if it has an unknown shape
 */
function shortened(data, key, shorten) {
  try {
    return shorten(data)
  } catch (fault) {
    report({ key, fault: fault instanceof Error ? fault.message : '', msg: 'static markup was not left out of the data of a page' })
    return data
  }
}

/**
 * Gives a page a policy with which no script and no style runs that stands in it. What it says is shown, and its forms
 * send, as without JavaScript.
 * @param {AppPage} value
 */
export function restrict(value) {
  value.headers ??= {}
  value.headers[POLICY_HEADER] = contentSecurityPolicy({ scripts: [], styles: [], frames: [], secure: false })
}

/**
 * @param {string} root absolute path of the project, built
 * @param {readonly string[]} connections foreign origins that pages may talk to
 */
export function pageFinisher(root, connections) {
  const { scripts, renderer, frames, secure } = readManifest(root)
  const known = new Set(scripts)
  const chooseStyles = styleChooser(root)
  /** @param {{ scripts: readonly string[], styles: readonly string[] }} sources */
  const policy = (sources) => contentSecurityPolicy({ ...sources, frames, connections, secure })

  return {
    /**
     * Finishes a page that was rendered at run time, in place. One that cannot be finished stays as it is.
     * @param {AppPage} value restricted
     * @param {string} key Next's, of the page
     * @param {boolean} stays until it is revalidated: what it says is content's, as its fonts were measured
     * @param {(data: Buffer) => string} [keepApart] keeps what the page hydrates from and returns its address; otherwise it stands in the page
     */
    finish(value, key, stays, keepApart) {
      if (value.html.includes(EMPTY_SHELL) && value.status !== undefined && value.status >= 300 && value.status < 400) {
        value.html = ''
        return
      }
      try {
        // The page's data as Next keeps it, not as it stands in the page, beside what a visitor may have brought.
        const { rscData } = value
        const hydration = rscData && shortened(rscData, key, withoutStaticMarkup)
        const flight = hydration && keepApart?.(hydration)
        const data = flight === undefined ? hydration?.toString('utf8') : undefined
        const fonts = { part: sectionOf(pathOf(key) ?? key), ...(stays ? {} : { written: writtenTexts(value.html) }) }
        const page = finishPage(value.html, {
          chooseStyles,
          fonts,
          known,
          renderer,
          ...(flight === undefined ? {} : { flight }),
          ...(data === undefined ? {} : { data }),
        })
        if (page.refused.length > 0) report({ key, refused: page.refused, msg: 'inline scripts of unknown origin were not approved' })
        value.html = page.html
        for (const [part, whole] of value.segmentData ?? [])
          value.segmentData?.set(
            part,
            shortened(whole, key, (data) => routeChangeData(part, data)),
          )
        value.headers = { ...value.headers, [POLICY_HEADER]: policy(page) }
      } catch (fault) {
        report({ key, fault: fault instanceof Error ? fault.message : '', msg: 'a page could not be finished' })
      }
    },
    /**
     * Of a page that the build finished: the provider of sign-in is known when the server starts.
     * @param {AppPage} value
     */
    allow({ headers }) {
      const built = headers?.[POLICY_HEADER]
      if (headers && typeof built === 'string') headers[POLICY_HEADER] = allowConnections(built, connections)
    },
  }
}
