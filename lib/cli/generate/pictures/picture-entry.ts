import ts from 'typescript'
import { isTall } from './encode-picture.mjs'

interface Entry {
  /** Name of the picture, as in public/pictures/manifest.json. */
  readonly name: string
  /** Absent: keeps the existing text. */
  readonly alt?: string | undefined
  /** For a picture without a text: to be written. */
  readonly missingAlt: string
}

const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const keyOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : undefined

function objectOf(source: ts.SourceFile): ts.ObjectLiteralExpression {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText(source) === 'pictures' && initializer && ts.isObjectLiteralExpression(initializer)) return initializer
    }
  }
  throw new Error("pictures.ts: 'export const pictures = { … }' 가 없습니다")
}

/** `properties` with one property set or appended. */
function setProperty(code: string, holder: ts.ObjectLiteralExpression, source: ts.SourceFile, name: string, value: string): string {
  const found = holder.properties.find((property) => keyOf(property) === name)
  if (found && ts.isPropertyAssignment(found)) return code.slice(0, found.initializer.getStart(source)) + value + code.slice(found.initializer.end)
  const last = holder.properties.at(-1)
  const at = last?.end ?? holder.getStart(source) + 1
  return `${code.slice(0, at)}${last ? ', ' : ' '}${/^[a-z]+$/.test(name) ? name : literal(name)}: ${value}${code.slice(at)}`
}

/**
 * The text of pictures.ts with the entry of one picture updated: its alternative text, or for an upright render its name in the
 * entry of the main picture. Everything else stays unchanged.
 * @param code TypeScript, formatted afterwards
 * @throws Error in Korean where an upright render has no main picture
 */
export function withEntry(code: string, { name, alt, missingAlt }: Entry): string {
  const source = ts.createSourceFile('pictures.ts', code, ts.ScriptTarget.Latest, true)
  const pictures = objectOf(source)
  const base = isTall(name) ? name.replace(/-tall$/, '') : name
  const entry = pictures.properties.find((property) => keyOf(property) === base)
  const held = entry && ts.isPropertyAssignment(entry) && ts.isObjectLiteralExpression(entry.initializer) ? entry.initializer : undefined
  if (isTall(name)) {
    if (!held) throw new Error(`'${base}' 그림이 없습니다. 가로 그림을 먼저 더해 주세요.`)
    return setProperty(code, held, source, 'tall', literal(name))
  }
  if (!held) return setProperty(code, pictures, source, name, `{ alt: ${literal(alt ?? missingAlt)} }`)
  return alt === undefined ? code : setProperty(code, held, source, 'alt', literal(alt))
}
