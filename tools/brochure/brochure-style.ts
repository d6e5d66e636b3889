import type { Theme } from '@/lib/content/schemas/site'

/** Sheets in millimetres, over the print style of the drawings' pages. */
export const brochureStyle = ({ ink, pine, paper, sand, brassText }: Theme): string => `
:root { --font-sans: Brochure Sans, sans-serif; --font-serif: Brochure Serif, serif }
@page { size: A4; margin: 0 }
html, body { margin: 0; background: #fff; font: 10pt/1.6 var(--font-sans); color: ${ink} }
.sheet { position: relative; box-sizing: border-box; width: 210mm; height: 297mm; padding: 14mm 12mm 15mm; overflow: hidden; break-after: page; break-inside: avoid; display: flex; flex-direction: column }
.sheet:last-child { break-after: auto }
.sheet.small { font-size: 9pt; line-height: 1.52 }
.sheet.smaller { font-size: 8pt; line-height: 1.45 }
.body > figure { align-self: center }
.body { flex: 1; min-height: 0; display: flex; flex-direction: column; justify-content: space-between; gap: 3mm }
.sheet header { margin-bottom: 5mm; padding-bottom: 3mm; border-bottom: .4mm solid ${pine} }
.sheet h1 { margin: 0; font: 700 20pt/1.25 var(--font-serif); color: ${pine}; letter-spacing: 0 }
.sheet .lead { margin: 1.5mm 0 0; font-size: 1.12em; max-width: none; color: ${ink} }
.sheet h2 { margin: 0 0 2mm; font: 700 12.5pt/1.3 var(--font-serif); color: ${pine} }
.sheet h3 { margin: 1.6mm 0 .6mm; font: 700 1.12em/1.35 var(--font-sans); color: ${pine} }
.sheet p { margin: 0 0 1.4mm; max-width: none; word-break: keep-all; overflow-wrap: break-word }
.sheet ul, .sheet ol { margin: 0; padding-left: 4mm }
.sheet li { margin: 0 0 .8mm; word-break: keep-all; overflow-wrap: break-word }
.sheet ul { list-style: disc } .sheet ol { list-style: decimal }
.sheet ul + table, .sheet table + ul { margin-top: 2mm }
.sheet .notes { font-size: .9em; color: ${brassText} }
.sheet figure { margin: 0; max-width: none }
.sheet figure img { display: block; border-radius: 0; object-fit: cover; max-width: none }
.sheet figcaption { margin-top: .8mm; font-size: .86em; color: ${brassText} }
.sheet table { width: 100%; margin: 0; border-collapse: collapse; font-size: 1em; table-layout: auto }
.sheet caption { padding: 0 0 1mm; text-align: left; font: 700 1.12em/1.3 var(--font-sans); color: ${pine} }
.sheet th, .sheet td { padding: 1.1mm 1.6mm; border: 0; border-bottom: .15mm solid ${sand}; text-align: left; vertical-align: top; font-weight: 400; background: none; word-break: keep-all }
.sheet th[scope=row] { white-space: nowrap; font-weight: 600; color: ${pine} }
.sheet thead th { font-weight: 600; background: ${paper} }
.two + .notes { margin-top: 5mm }
.two, .three, .four { display: grid; gap: 4mm; grid-template-columns: repeat(2, minmax(0, 1fr)) }
.three { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 4.5mm } .four { grid-template-columns: repeat(4, minmax(0, 1fr)) }
.row { display: grid; gap: 6mm; grid-template-columns: auto minmax(0, 1fr) }
.row h3 { margin-top: 0 }
.statement { font: 700 13pt/1.55 var(--font-serif); color: ${pine} }
.drawing { flex: 1 1 0; min-height: 100mm; max-height: 160mm; padding: 3mm; background: ${paper} }
.drawing [data-unit=pyeong] { display: none }
.drawing > svg { display: block; width: 100%; height: 100%; max-width: none }
.sheet footer { position: absolute; inset: auto 12mm 7mm; display: flex; justify-content: space-between; font-size: 7pt; color: ${brassText} }
.cover { padding: 0; color: ${paper}; background: ${pine} }
.cover figure, .cover figure img { position: absolute; inset: 0 }
.cover-text { position: absolute; inset: 22mm 16mm auto; color: ${pine} }
.cover-text h1 { font-size: 34pt; margin: 2mm 0 3mm }
.cover-text p { letter-spacing: .02em; color: ${pine}; font-size: 10pt }
.cover-text .tagline { font: 700 14pt/1.4 var(--font-serif) }
.cover-foot { position: absolute; inset: auto 0 0; margin: 0 !important; padding: 5mm 16mm; display: flex; justify-content: space-between; gap: 6mm; background: ${pine}; color: ${paper}; font-size: 9pt }
.sheet .colophon { font-size: .9em; color: ${brassText}; border-top: .15mm solid ${sand}; padding-top: 2mm }
`
