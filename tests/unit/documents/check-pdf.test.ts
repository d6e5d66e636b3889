/** @jest-environment node */
import { deflateSync } from 'node:zlib'
import { checkPdf } from '@/lib/documents/check-pdf'

const CATALOG = '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\n'
const pdf = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\ntrailer << /Root 1 0 R >>\n%%EOF\n'].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
const stream = (dictionary: string, bytes: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(`7 0 obj << ${dictionary} >> stream\n`), Buffer.from(bytes as string), Buffer.from('\nendstream endobj\n')])
const objectStream = (objects: string, pack: (bytes: Buffer) => Buffer = deflateSync) =>
  stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', pack(Buffer.from(`5 0 ${objects}`)))

test.each([
  ['a plain file', pdf(CATALOG)],
  ['one that opens at a page', pdf(CATALOG, '3 0 obj << /OpenAction [4 0 R /Fit] >> endobj')],
  ['one whose open action goes to a page', pdf('1 0 obj << /Type /Catalog /OpenAction 5 0 R >> endobj', objectStream('<< /S /GoTo /D [4 0 R /Fit] >>'))],
  ['links to addresses', pdf(CATALOG, '3 0 obj << /Type /Annot /A << /S /URI /URI (https://a.example) >> >> endobj')],
  [
    'pages and pictures',
    pdf(
      CATALOG,
      stream('/Filter /FlateDecode', deflateSync(Buffer.from('1 0 0 1 72 720 cm BT (JS) Tj ET'))),
      stream('/Filter /DCTDecode', Buffer.alloc(4000, 0xff)),
    ),
  ],
  ['a large picture that packs well', pdf(CATALOG, stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(40_000_000))))],
])('accepts %s', async (_name, file) => {
  expect(await checkPdf(file)).toBeNull()
})

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>'
test.each([
  ['a script', 'active', pdf(CATALOG, `3 0 obj ${SCRIPT} endobj`)],
  ['a script with an escaped name', 'active', pdf(CATALOG, '3 0 obj << /S /J#61va#53cript /J#53 (x) >> endobj')],
  ['a script in an object stream', 'active', pdf(CATALOG, objectStream(SCRIPT))],
  [
    'a script in an object stream packed twice',
    'active',
    pdf(
      CATALOG,
      objectStream(SCRIPT, (bytes) => deflateSync(deflateSync(bytes))),
    ),
  ],
  [
    'a script in an object stream with a wrong checksum',
    'active',
    pdf(
      CATALOG,
      objectStream(SCRIPT, (bytes) => Buffer.concat([deflateSync(bytes).subarray(0, -4), Buffer.alloc(4)])),
    ),
  ],
  [
    'a script in an object stream that does not say what it is',
    'active',
    pdf(CATALOG, stream('/Filter /FlateDecode', deflateSync(Buffer.from(`5 0 ${SCRIPT}`)))),
  ],
  ['a script between what looks like a stream', 'active', pdf(CATALOG, `3 0 obj (stream\n) endobj 4 0 obj ${SCRIPT} endobj endstream`)],
  ['a program to start', 'active', pdf(CATALOG, '3 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
  [
    'an address that opens by itself',
    'active',
    pdf('1 0 obj << /Type /Catalog /OpenAction 5 0 R >> endobj', objectStream('<< /S /URI /URI (https://a.example) >>')),
  ],
  ['an address that opens by itself, in place', 'active', pdf('1 0 obj << /OpenAction << /S /URI /URI (https://a.example) >> >> endobj')],
  ['rich media', 'active', pdf(CATALOG, '3 0 obj << /Subtype /RichMedia >> endobj')],
  ['a dynamic form', 'active', pdf('1 0 obj << /AcroForm << /XFA 9 0 R >> >> endobj')],
  ['an attached file', 'embedded', pdf(CATALOG, '3 0 obj << /Type /Filespec /EF << /F 4 0 R >> >> endobj')],
  ['attached files in an object stream', 'embedded', pdf(CATALOG, objectStream('<< /EmbeddedFiles 6 0 R >>'))],
  ['a password', 'encrypted', Buffer.from('%PDF-1.7\ntrailer << /Encrypt 9 0 R >>\n%%EOF')],
  ['no end', 'damaged', Buffer.from('%PDF-1.7\n1 0 obj')],
  [
    'an object stream that unpacks to gigabytes',
    'damaged',
    pdf(
      CATALOG,
      objectStream('', () => deflateSync(Buffer.alloc(40_000_000))),
    ),
  ],
  ['an object stream in another filter', 'damaged', pdf(CATALOG, stream('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', 'packed'))],
])('refuses %s', async (_name, fault, file) => {
  expect(await checkPdf(file)).toBe(fault)
})

/** Looking back from each of a million places would take hours: the runner's time limit fails it. */
test.each([
  ['many beginnings of streams', 'damaged', pdf('stream\n'.repeat(1_000_000))],
  ['many open actions', 'active', pdf('/OpenAction 1 0 R '.repeat(300_000))],
  ['numbers without end', null, pdf(CATALOG, stream('/Filter /FlateDecode', deflateSync(Buffer.from('9 0 '.repeat(500_000)))))],
  ['spaces without end', null, pdf(`/OpenAction${' '.repeat(4_000_000)}`)],
])('judges %s', async (_name, fault, file) => {
  expect(await checkPdf(file)).toBe(fault)
})
