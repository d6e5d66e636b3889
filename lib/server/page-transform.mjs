import { createHash } from 'node:crypto'

/**
 * @typedef {object} TransformOptions
 * @property {(href: string) => string | undefined} readStyle text of one of our style sheets; undefined keeps the link
 * @property {boolean} external moves the page's start script (flight data) into a file of its own: halves the HTML of
 *   a page that does not change until the next build
 */
/**
 * @typedef {object} TransformedPage
 * @property {string} html
 * @property {{ name: string, text: string } | undefined} start the moved start script, to be served as `START_PATH + name`
 */

/** Address of the start scripts; hashed and immutable. */
export const START_PATH = '/_site/'

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*)\/>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g
const LEGACY_SCRIPT = /<script src="[^"]+" noModule=""[^>]*><\/script>/gi
const FRAMEWORK_SCRIPT = /<script src="(\/_next\/[^"]+)"[^>]*><\/script>/g
/** What the framework starts from: chunk registration and flight data, one inline script each. */
const START_SCRIPT = /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[\s\S]*?)<\/script>/g

/**
 * Fetches the framework once the content has painted and the page has loaded, or at the first touch of a pointer or
 * key, whichever is sooner. `async = false` keeps the order of execution while the files arrive in parallel.
 */
const loader = (/** @type {readonly string[]} */ sources) =>
  `(()=>{let n;const go=()=>{if(n)return;n=1;for(const u of ${JSON.stringify(sources)}){const s=document.createElement("script");s.src=u;s.async=!1;document.head.append(s)}};const later=()=>setTimeout(go,200);document.readyState==="complete"?later():addEventListener("load",later);setTimeout(go,1e4);for(const t of["pointerdown","keydown"])addEventListener(t,go,{once:!0,passive:!0})})()`

/**
 * Rewrites a page that Next rendered so that nothing of the framework stands between the reader and the content:
 * style sheets are inlined, framework scripts are fetched after the content has painted.
 *
 * React looks a style sheet up by its address before it inserts one. The links therefore stay, `disabled`, which
 * browsers do not fetch: hydration and route changes find them and neither load nor move anything.
 * A page with scripts under a nonce is left alone.
 * @param {string} html
 * @param {TransformOptions} options
 * @returns {TransformedPage}
 */
export function transformPage(html, { readStyle, external }) {
  /** @type {string[]} */
  const sources = []
  /** @type {string[]} */
  const starts = []
  /** @type {string[]} */
  const kept = []
  let styles = ''

  let page = html.replace(STYLESHEET, (link, href, rest) => {
    const text = readStyle(href)
    if (text === undefined) return link
    styles += text
    kept.push(`<link rel="stylesheet" href="${href}"${rest} disabled=""/>`)
    return kept.length === 1 ? '<style-place></style-place>' : ''
  })
  page = page.replace('<style-place></style-place>', () => `<style>${styles.replaceAll('</', '<\\/')}</style>${kept.join('')}`)
  page = page
    .replace(SCRIPT_PRELOAD, '')
    .replace(LEGACY_SCRIPT, '')
    .replace(FRAMEWORK_SCRIPT, (_script, source) => {
      if (!sources.includes(source)) sources.push(source)
      return ''
    })
    .replace(START_SCRIPT, (_script, text) => {
      starts.push(text)
      return ''
    })
  if (sources.length === 0) return { html, start: undefined }

  const text = starts.join('\n')
  const start = external && text ? { name: `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`, text } : undefined
  const inline = start || !text ? '' : `<script>${text}</script>`
  const late = start ? [START_PATH + start.name, ...sources] : sources
  const end = page.lastIndexOf('</body>')
  return { html: `${page.slice(0, end)}${inline}<script>${loader(late)}</script>${page.slice(end)}`, start }
}

const INLINE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g
/** Scripts of these types are data: browsers do not run them and the policy does not ask for them. */
const EXECUTABLE = /^(?!.*\ssrc=)(?!.*\stype="(?!text\/javascript|module|speculationrules))/

/**
 * @param {string} html
 * @returns {{ scripts: string[], styles: string[] }} `'sha256-…'` sources of the page's inline scripts and styles
 */
export function inlineHashes(html) {
  /** @type {{ script: Set<string>, style: Set<string> }} */
  const found = { script: new Set(), style: new Set() }
  for (const [, tag, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (tag === 'script' && !EXECUTABLE.test(attributes)) continue
    found[tag === 'script' ? 'script' : 'style'].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return { scripts: [...found.script], styles: [...found.style] }
}
