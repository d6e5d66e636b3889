import { workbookText } from './workbook-text'

/* The parts of a workbook other than its sheets (ECMA-376 Part 1, 12.3.3 and 15.2), as far as Excel, LibreOffice and Google Sheets need them. */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Index of the style of headings. */
export const HEADING_STYLE = 1
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const relationship = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`
const relationships = (list: readonly string[]) => `${XML}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`
const override = (part: string, type: string) => `<Override PartName="/xl/${part}" ContentType="${SPREADSHEET}.${type}+xml"/>`

/** Begins a sheet whose first row stays visible. @param widths of its columns in characters */
export const sheetStart = (widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`
export const SHEET_END = '</sheetData></worksheet>'

/** @param number from 1 */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`

/** @param sheets names, in order. @returns the remaining parts by their paths */
export function otherParts(sheets: readonly string[]): Readonly<Record<string, string>> {
  const numbers = sheets.map((_name, index) => index + 1)
  const styles = `rId${sheets.length + 1}`
  return {
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${numbers.map((number) => `<sheet name="${workbookText(sheets[number - 1] ?? '')}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbers.map((number) => relationship(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`)),
      relationship(styles, 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': STYLES,
    '_rels/.rels': relationships([relationship('rId1', 'officeDocument', 'xl/workbook.xml')]),
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${numbers.map((number) => override(`worksheets/sheet${number}.xml`, 'worksheet')).join('')}</Types>`,
  }
}
