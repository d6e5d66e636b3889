/*
 * A page's data for hydration is what React's server writes: rows of `id:value` and a line end, or `id:T`, a length in
 * bytes as hexadecimal digits, a comma and a text.
 */
const ROW = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/
/** Rows whose values have a length before them as well, and which no page of ours has. */
const BINARY = /^[0-9a-f]*:[AOoUSsLlGgMmVb][0-9a-f]+,/
/** A static element (components/static-markup/static-host.tsx) and the text row of its content. */
const STATIC_HOST = /"place":"[\w-]+","html":"\$([0-9a-f]+)"/g

/**
 * Empties what stands in the page as HTML and is never compared with it: the content of static elements. Only for the data
 * that a page hydrates from, which is 10 to 17 kB less in brotli; a route change needs all of it.
 * @throws Error where React wrote another shape
 */
export function withoutStaticMarkup(data: Buffer): Buffer {
  const rows: { id: string; isText: boolean; row: Buffer }[] = []
  for (let start = 0; start < data.length;) {
    const head = data.toString('latin1', start, start + 32)
    const [matched, id = '', length] = ROW.exec(head) ?? []
    if (matched === undefined || BINARY.test(head)) throw new Error(`hydration data: a row of unknown kind: ${head}`)
    const valueStart = start + matched.length
    const end = length === undefined ? data.indexOf(10, valueStart) + 1 || data.length : valueStart + Number.parseInt(length, 16)
    rows.push({ id, isText: length !== undefined, row: data.subarray(start, end) })
    start = end
  }
  const values = rows.flatMap(({ isText, row }) => (isText ? [] : row.toString('latin1'))).join('')
  const contents = new Set([...values.matchAll(STATIC_HOST)].map(([, id]) => id))
  return Buffer.concat(rows.map(({ id, isText, row }) => (isText && contents.has(id) ? Buffer.from(`${id}:T0,`) : row)))
}

/** A route change keeps the layout, whose data the framework fetches all the same: its content stands in the page. */
export function routeChangeData(part: string, data: Buffer): Buffer {
  const isLayout = part.startsWith('/') && !part.startsWith('/_') && !part.endsWith('/__PAGE__')
  return isLayout ? withoutStaticMarkup(data) : data
}
