import { escapeMarkup } from '@/lib/escape-markup'

/** React's names of attributes that HTML and SVG spell otherwise (https://react.dev/reference/react-dom/components/common). */
const SPELLINGS: Readonly<Record<string, string>> = {
  allowFullScreen: 'allowfullscreen',
  autoComplete: 'autocomplete',
  autoPlay: 'autoplay',
  className: 'class',
  colSpan: 'colspan',
  crossOrigin: 'crossorigin',
  dateTime: 'datetime',
  defaultChecked: 'checked',
  defaultValue: 'value',
  encType: 'enctype',
  fetchPriority: 'fetchpriority',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  formNoValidate: 'formnovalidate',
  hrefLang: 'hreflang',
  htmlFor: 'for',
  inputMode: 'inputmode',
  maxLength: 'maxlength',
  minLength: 'minlength',
  noValidate: 'novalidate',
  patternTransform: 'patternTransform',
  patternUnits: 'patternUnits',
  playsInline: 'playsinline',
  popoverTarget: 'popovertarget',
  popoverTargetAction: 'popovertargetaction',
  readOnly: 'readonly',
  referrerPolicy: 'referrerpolicy',
  rowSpan: 'rowspan',
  srcDoc: 'srcdoc',
  srcLang: 'srclang',
  srcSet: 'srcset',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
  tabIndex: 'tabindex',
  textAnchor: 'text-anchor',
  viewBox: 'viewBox',
}
/** What React keeps to itself. */
const OF_REACT = new Set(['children', 'key', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'])
/** Attributes whose `true` and `false` are words. */
const WORDS = /^(?:aria-|data-|(?:draggable|spellcheck|contenteditable)$)/
const SPELT_AS_IS = /^(?:[a-z]+|(?:aria|data)-[a-z-]+)$/
/** React blocks such addresses itself. */
const SCRIPT_ADDRESS = /^[\0-\x20]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i
/** React gives these a value or a place in ways of its own. (`<title>` is a drawing's: a page's comes from its metadata.) */
const OF_REACT_ONLY = new Set(['select', 'option', 'textarea', 'pre', 'script', 'style', 'link', 'meta', 'base', 'html', 'head', 'body'])
const WITHOUT_END = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'])
const DRAWN_WITHOUT_CONTENT = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'use'])

/**
 * @param type tag name
 * @param props of a React element
 * @param inner what stands between its tags
 * @returns the element as HTML, escaped; undefined where only React can write it: handlers, styles, refs, elements that it
 *   gives a value, and whatever attribute is not in the table above
 */
export function htmlTag(type: string, props: Readonly<Record<string, unknown>>, inner: string): string | undefined {
  if (OF_REACT_ONLY.has(type)) return undefined
  let tag = `<${type}`
  for (const [prop, value] of Object.entries(props)) {
    if (OF_REACT.has(prop) || value === undefined || value === null) continue
    const name = SPELLINGS[prop] ?? (SPELT_AS_IS.test(prop) ? prop : undefined)
    if (name === undefined || name === 'style' || name === 'ref') return undefined
    const text = attributeText(name, value)
    if (text === undefined) return undefined
    if (text !== null) tag += ` ${name}="${escapeMarkup(text)}"`
  }
  if (WITHOUT_END.has(type) || (inner === '' && DRAWN_WITHOUT_CONTENT.has(type))) return `${tag}/>`
  return `${tag}>${inner}</${type}>`
}

/** Text of an attribute; null where it is left out, undefined where only React can write it. */
function attributeText(name: string, value: unknown): string | null | undefined {
  if (typeof value === 'boolean') return WORDS.test(name) ? String(value) : value ? '' : null
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && !SCRIPT_ADDRESS.test(value) ? value : undefined
}
