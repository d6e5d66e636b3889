import { escapeMarkup } from '@/lib/escape-markup'

/** React's names of attributes (https://react.dev/reference/react-dom/components/common); all others of HTML are lower case. */
const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultChecked: 'checked',
  defaultValue: 'value',
  acceptCharset: 'accept-charset',
}
const OF_SVG =
  /^(?:svg|g|defs|pattern|text|tspan|title|desc|circle|ellipse|line|path|polygon|polyline|rect|use|image|marker|symbol|mask|stop|filter|foreignObject|[a-z]+(?:Path|Gradient))$/
const SVG_WITH_HYPHEN = /^(?:fill|stroke)[A-Z]|^textAnchor$/
const SVG_AS_WRITTEN = /^(?:viewBox|pattern[A-Z].*|[a-z]+|(?:aria|data)-[a-z-]+)$/
/** What React keeps to itself. */
const OF_REACT = new Set(['children', 'key', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'])
/** Attributes whose `true` and `false` are words. */
const WORDS = /^(?:aria-|data-|(?:draggable|spellcheck|contenteditable)$)/
/** React blocks such addresses itself. */
const SCRIPT_ADDRESS = /^[\0-\x20]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i
/** React gives these a value or a place in ways of its own. (`<title>` is a drawing's: a page's comes from its metadata.) */
const OF_REACT_ONLY = new Set(['select', 'option', 'textarea', 'pre', 'script', 'style', 'link', 'meta', 'base', 'html', 'head', 'body'])
const WITHOUT_END = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr'])
const DRAWN_WITHOUT_CONTENT = new Set(['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect', 'use'])

/**
 * A React element as HTML, escaped; undefined where only React can write it: handlers, styles, refs, elements that it gives a
 * value, and attributes of SVG that are not known here.
 */
export function htmlTag(type: string, props: Readonly<Record<string, unknown>>, inner: string): string | undefined {
  if (OF_REACT_ONLY.has(type)) return undefined
  let tag = `<${type}`
  for (const [prop, value] of Object.entries(props)) {
    if (OF_REACT.has(prop) || value === undefined || value === null) continue
    const name = nameOf(prop, type)
    if (name === undefined || name === 'style' || name === 'ref') return undefined
    const text = attributeText(name, value)
    if (text === undefined) return undefined
    if (text !== null) tag += ` ${name}="${escapeMarkup(text)}"`
  }
  if (WITHOUT_END.has(type) || (inner === '' && DRAWN_WITHOUT_CONTENT.has(type))) return `${tag}/>`
  return `${tag}>${inner}</${type}>`
}

/** An attribute's name in HTML; undefined for those of SVG that are not known here. */
function nameOf(prop: string, type: string): string | undefined {
  const renamed = RENAMED[prop]
  if (renamed !== undefined) return renamed
  if (!OF_SVG.test(type)) return prop.toLowerCase()
  if (SVG_WITH_HYPHEN.test(prop)) return prop.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
  return SVG_AS_WRITTEN.test(prop) ? prop : undefined
}

/** Text of an attribute; null where it is left out, undefined where only React can write it. */
function attributeText(name: string, value: unknown): string | null | undefined {
  if (typeof value === 'boolean') return WORDS.test(name) ? String(value) : value ? '' : null
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && !SCRIPT_ADDRESS.test(value) ? value : undefined
}
