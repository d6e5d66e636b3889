import { createHash } from 'node:crypto'

/**
 * @typedef {object} TransformOptions
 * @property {(href: string) => string | undefined} readStyle text of one of our style sheets; undefined keeps the link
 * @property {string} [flight] address of the page's flight data, which then leaves the HTML and halves it: for a page
 *   that does not change until the next build
 * @property {boolean} [bare] leaves the framework out: for a page that has to work when it does not
 */
/** Stands where the style sheets' text goes until all of it is read. */
const STYLE_PLACE = '<style></style>'
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*)\/>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g
const LEGACY_SCRIPT = /<script src="[^"]+" noModule=""[^>]*><\/script>/gi
const FRAMEWORK_SCRIPT = /<script src="(\/_next\/[^"]+)"[^>]*><\/script>/g
/** Registers the page's chunks with the bundler's runtime. */
const CHUNKS_SCRIPT = /<script(?: id="_R_")?>(\(globalThis\["TURBOPACK"\][\s\S]*?)<\/script>/g
/** The page's data for hydration, in pieces. */
const FLIGHT_SCRIPT = /<script>(\(?self\.__next_f[\s\S]*?)<\/script>/g

/** Enables the sheets that a pruned page links to at the first sign of a reader: what needs their rules comes after it. */
const WHOLE_SHEETS = 'const all=()=>{for(const l of document.querySelectorAll("link[disabled]"))l.disabled=!1};for(const t of["pointermove","pointerdown","touchstart","keydown","wheel","scroll","focusin"])addEventListener(t,all,{once:!0,passive:!0})'

/**
 * Fetches the framework once the page has loaded and the content has painted (on a slow machine a page can load before
 * it paints), or at the first touch of a pointer or key, whichever is sooner. `async = false` keeps the order of execution while the files arrive in parallel. The
 * framework takes what it finds in `__next_f` when it starts, so the data has to be there first. A page with its data
 * outside is one whose inlined styles are pruned (page-styles.mjs).
 * @param {readonly string[]} sources
 * @param {string | undefined} flight
 */
function loader(sources, flight) {
  const run = 'for(const u of S)add("script",{src:u,async:!1})'
  const go = flight
    ? `for(const u of S)add("link",{rel:"preload",as:"script",href:u});fetch(${JSON.stringify(flight)}).then(r=>r.ok?r.text():Promise.reject()).then(t=>{self.__next_f=[[0],[1,t]];${run}},()=>{})`
    : run
  return `(()=>{let n;const S=${JSON.stringify(sources)},add=(t,p)=>document.head.append(Object.assign(document.createElement(t),p)),go=()=>{if(n)return;n=1;${go}},later=()=>{setTimeout(go,3e3);try{new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();setTimeout(go,200)}}).observe({type:"paint",buffered:!0})}catch{setTimeout(go,200)}};document.readyState==="complete"?later():addEventListener("load",later);setTimeout(go,1e4);for(const t of["pointerdown","keydown"])addEventListener(t,go,{once:!0,passive:!0});${flight ? WHOLE_SHEETS : ''}})()`
}

/**
 * Rewrites a page that Next rendered so that nothing of the framework stands between the reader and the content:
 * style sheets are inlined, framework scripts are fetched after the content has painted.
 *
 * React looks a style sheet up by its address before it inserts one. The links therefore stay, `disabled`, which
 * browsers do not fetch: hydration and route changes find them and neither load nor move anything.
 * @param {string} html
 * @param {TransformOptions} options
 * @returns {string} the page; unchanged where it has no framework script
 */
export function transformPage(html, { readStyle, flight, bare }) {
  /** @type {Set<string>} */
  const sources = new Set()
  /** @type {string[]} */
  const starts = []
  /** @type {string[]} */
  const links = []
  let styles = ''

  let page = html.replace(STYLESHEET, (link, href, rest) => {
    const text = readStyle(href)
    if (text === undefined) return link
    styles += text
    links.push(`<link rel="stylesheet" href="${href}"${rest} disabled=""/>`)
    return links.length === 1 ? STYLE_PLACE : ''
  })
  page = page
    .replace(STYLE_PLACE, () => `<style>${styles.replaceAll('</', '<\\/')}</style>${links.join('')}`)
    .replace(SCRIPT_PRELOAD, '')
    .replace(LEGACY_SCRIPT, '')
    .replace(FRAMEWORK_SCRIPT, (_script, source) => {
      sources.add(source)
      return ''
    })
    .replace(CHUNKS_SCRIPT, (_script, text) => {
      starts.push(text)
      return ''
    })
    .replace(FLIGHT_SCRIPT, (_script, text) => {
      if (!flight) starts.push(text)
      return ''
    })
  if (bare) return page
  if (sources.size === 0) return html

  starts.push(loader([...sources], flight))
  const end = page.lastIndexOf('</body>')
  return `${page.slice(0, end)}<script>${starts.join(';\n')}</script>${page.slice(end)}`
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
