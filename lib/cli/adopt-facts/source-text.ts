import type ts from 'typescript'

/** Characters that a reader of the source would not see; written as escapes, as content/ does. */
const INVISIBLE = /[\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g

const withEscapes = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('\r', String.raw`\r`)
    .replace(INVISIBLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

const quoted = (text: string) =>
  `'${withEscapes(text)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll("'", String.raw`\'`)}'`

/** Part of a template, which may have several lines. */
const inTemplate = (text: string) => withEscapes(text).replace(/`|\$(?=\{)/g, String.raw`\$&`)

/** A text as a template without expressions. */
export const linesSource = (text: string): string => `\`${inTemplate(text)}\``

/** A property's name as the source writes it. */
export const keySource = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))

/** JSON as TypeScript; the formatter does the rest. */
export function literalSource(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(literalSource).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const properties = Object.entries(value).filter(([, item]) => item !== undefined)
  return properties.length === 0 ? '{}' : `{ ${properties.map(([key, item]) => `${keySource(key)}: ${literalSource(item)}`).join(', ')} }`
}

/** What a template puts into its text: an expression, and the text that it has. */
interface Span {
  readonly expression: string
  readonly text: string
}

/**
 * The expressions of a template with their texts, found by the text that the whole template has.
 * @returns undefined where the text is not the template's
 */
export function spansOf(template: ts.TemplateExpression, source: ts.SourceFile, text: string): Span[] | undefined {
  const fixed = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
  const pattern = fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('([^]*?)')
  const found = new RegExp(`^${pattern}$`).exec(text)
  return found ? template.templateSpans.map(({ expression }, index) => ({ expression: expression.getText(source), text: found[index + 1] ?? '' })) : undefined
}

/** The text of a template whose expressions have other texts now. */
export const templateText = (template: ts.TemplateExpression, texts: readonly string[]): string =>
  template.templateSpans.reduce((text, { literal }, index) => `${text}${texts[index] ?? ''}${literal.text}`, template.head.text)

/** Shorter texts, and numbers, may stand in a sentence by chance. */
const SPAN_MIN = 3

/** A text as a template that keeps those expressions whose texts it still has. */
export function templateSource(text: string, spans: readonly Span[]): string {
  let parts: (string | Span)[] = [text]
  const kept = spans.filter((span) => span.text.length >= SPAN_MIN && !/^\d+$/.test(span.text))
  for (const span of kept.toSorted((a, b) => b.text.length - a.text.length))
    parts = parts.flatMap((part) =>
      typeof part === 'string' ? part.split(span.text).flatMap((piece, index) => (index === 0 ? [piece] : [span, piece])) : [part],
    )
  if (parts.every((part) => typeof part === 'string')) return quoted(text)
  const sources = parts.map((part) => (typeof part === 'string' ? inTemplate(part) : `\${${part.expression}}`))
  return `\`${sources.join('')}\``
}
