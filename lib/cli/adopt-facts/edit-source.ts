import { diffArrays } from 'diff'
import ts from 'typescript'
import { isSameValue, withSortedKeys } from '@/lib/facts/tidy-value'
import { mapTexts } from '@/lib/facts/value-at'
import { keySource, linesSource, literalSource, spansOf, templateSource, templateText } from './source-text'

/*
 * Changes the value of an exported constant in a source file: what stays the same keeps its text, with its comments and
 * expressions; what changed is written anew.
 */

/** Another value for an exported constant. */
export interface SourceChange {
  readonly constant: string
  readonly before: unknown
  readonly after: unknown
}

interface Context {
  readonly source: ts.SourceFile
  /** A text as it reads once the constants that other texts quote have changed. */
  readonly quote: (text: string) => string
  /** New texts of constants that hold a quoted value, by their initializer. */
  readonly constants: Map<ts.Expression, string>
  /** Whether the value at this path of the exported constant is one that others quote. */
  readonly isQuoted: (path: string) => boolean
}

const json = (value: unknown) => JSON.stringify(withSortedKeys(value))
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

function inner(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? inner(node.expression) : node
}

const declarations = (source: ts.SourceFile) =>
  source.statements.flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
const initializerOf = (source: ts.SourceFile, name: string): ts.Expression | undefined =>
  declarations(source).find((declaration) => declaration.name.getText(source) === name)?.initializer

const keyOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name) || ts.isNumericLiteral(property.name)) ? property.name.text : undefined

/** Comments and white space before a node. */
const leading = ({ source }: Context, node: ts.Node) => source.text.slice(node.pos, node.getStart(source))
const fullText = ({ source }: Context, node: ts.Node) => source.text.slice(node.pos, node.end)
/** What stands between the last item and the closing bracket. */
const trailing = ({ source }: Context, items: ts.NodeArray<ts.Node>, holder: ts.Node) =>
  `${items.hasTrailingComma ? ',' : ''}${source.text.slice(items.end, holder.end - 1)}`

function editedObject(
  context: Context,
  node: ts.ObjectLiteralExpression,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  path: string,
): string {
  const written = new Set(node.properties.map(keyOf))
  const kept = node.properties.flatMap((property) => {
    const key = keyOf(property)
    if (key === undefined || isSameValue(before[key], after[key])) return [fullText(context, property)]
    if (after[key] === undefined) return []
    const name = `${leading(context, property)}${keySource(key)}: `
    if (!ts.isPropertyAssignment(property)) return [name + literalSource(after[key])]
    return [name + edited(context, property.initializer, before[key], after[key], `${path}.${key}`)]
  })
  const added = Object.entries(after).flatMap(([key, value]) =>
    value === undefined || written.has(key) ? [] : [` ${keySource(key)}: ${literalSource(value)}`],
  )
  return `{${[...kept, ...added].join(',')}${trailing(context, node.properties, node)}}`
}

function editedList(context: Context, node: ts.ArrayLiteralExpression, before: readonly unknown[], after: readonly unknown[], path: string): string {
  const items: string[] = []
  let [read, wrote] = [0, 0]
  let gone: number[] = []
  for (const { added, removed, count } of diffArrays(before.map(json), after.map(json))) {
    for (let step = 0; step < count; step += 1) {
      if (removed) gone.push(read++)
      else if (added) {
        // The one that stood there was changed.
        const [from, value] = [gone.shift(), after[wrote++]]
        const element = from === undefined ? undefined : node.elements[from]
        items.push(element ? leading(context, element) + edited(context, element, before[from ?? 0], value, `${path}.${from}`) : ` ${literalSource(value)}`)
      } else {
        gone = []
        const element = node.elements[read++]
        wrote += 1
        if (element) items.push(fullText(context, element))
      }
    }
  }
  return `[${items.join(',')}${trailing(context, node.elements, node)}]`
}

const hasSpread = (items: readonly ts.Node[]) => items.some((item) => ts.isSpreadElement(item) || ts.isSpreadAssignment(item))

/** A literal has the text that it has; anything else takes its text from somewhere, and follows what is quoted. */
function editedLeaf(context: Context, node: ts.Expression, before: unknown, after: unknown): string {
  const { source, quote } = context
  if (ts.isTemplateExpression(node) && typeof before === 'string' && typeof after === 'string') {
    const spans = spansOf(node, source, before)?.map((span) => ({ ...span, text: quote(span.text) }))
    if (!spans) return literalSource(after)
    const follows =
      templateText(
        node,
        spans.map(({ text }) => text),
      ) === after
    return follows ? node.getText(source) : templateSource(after, spans)
  }
  if (ts.isNoSubstitutionTemplateLiteral(node) && typeof after === 'string') return linesSource(after)
  const isLiteral = ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)
  return !isLiteral && isSameValue(mapTexts(before, quote), after) ? node.getText(source) : literalSource(after)
}

/** @returns the source of a changed value, without what stands before it */
function edited(context: Context, expression: ts.Expression, before: unknown, after: unknown, path: string): string {
  const { source, constants, isQuoted } = context
  const node = inner(expression)
  const wrapped = (text: string) => source.text.slice(expression.getStart(source), node.getStart(source)) + text + source.text.slice(node.end, expression.end)
  if (ts.isObjectLiteralExpression(node) && isRecord(before) && isRecord(after) && !hasSpread(node.properties))
    return wrapped(editedObject(context, node, before, after, path))
  if (ts.isArrayLiteralExpression(node) && Array.isArray(before) && Array.isArray(after) && !hasSpread(node.elements) && node.elements.length === before.length)
    return wrapped(editedList(context, node, before, after, path))
  const constant = ts.isIdentifier(node) && isQuoted(path) ? initializerOf(source, node.text) : undefined
  if (constant && ts.isStringLiteralLike(constant)) {
    constants.set(constant, literalSource(after))
    return expression.getText(source)
  }
  return wrapped(editedLeaf(context, node, before, after))
}

/**
 * @param code TypeScript, formatted afterwards
 * @param quote a text with quoted values as they will hold, without a look at particles behind them
 * @param isQuoted whether others quote what stands at this path, `site.phone`
 * @throws Error in Korean where a constant is not there
 */
export function withValues(code: string, changes: readonly SourceChange[], quote: (text: string) => string, isQuoted: (path: string) => boolean): string {
  const source = ts.createSourceFile('content.ts', code, ts.ScriptTarget.Latest, true)
  const constants = new Map<ts.Expression, string>()
  const replaced = new Map<ts.Expression, string>()
  for (const { constant, before, after } of changes) {
    const initializer = initializerOf(source, constant)
    if (!initializer) throw new Error(`'export const ${constant}' 가 없습니다`)
    replaced.set(initializer, edited({ source, quote, constants, isQuoted }, initializer, before, after, constant))
  }
  return [...replaced, ...constants]
    .toSorted(([a], [b]) => b.pos - a.pos)
    .reduce((text, [node, value]) => text.slice(0, node.getStart(source)) + value + text.slice(node.end), code)
}
