import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/** Each schema before the ones that it imports. */
const SCHEMAS = { sitemap: ['sitemap.xsd', 'sitemap-image.xsd', 'sitemap-video.xsd', 'xhtml-link.xsd'], rss: ['rss.xsd', 'atom-link.xsd'] }

const schemaFile = (fileName: string) => ({ fileName, contents: readFileSync(join(process.cwd(), 'tests/support/schemas', fileName), 'utf8') })

/** @returns violations of the schema that libxml2 finds in a document, one a line */
export async function xmlFaults(xml: string, kind: keyof typeof SCHEMAS): Promise<string[]> {
  const [schema, ...imported] = SCHEMAS[kind].map(schemaFile)
  if (!schema) throw new Error(`no schema for ${kind}`)
  const { valid, errors } = await validateXML({ xml: { fileName: 'document.xml', contents: xml }, schema, preload: imported })
  return valid ? [] : errors.map(({ message, loc }) => `${loc?.lineNumber ?? '?'}: ${message}`)
}
