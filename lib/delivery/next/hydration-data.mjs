/*
 * A page's data for hydration is what React's server writes: rows of `id:value` and a line end, or `id:T`, a length in
 * bytes as hexadecimal digits, a comma and a text. In values, `["$",type,key,props]` is an element, `"$L1f"` a client
 * component that row 1f names, and `"$1f"` what row 1f holds.
 */

/** Name of the client component in components/static-markup/static-host.tsx. */
const STATIC_HOST = 'StaticHost'
const ROW = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/
/** Rows whose values have a length before them as well, and which no page of ours has. */
const BINARY = /^[0-9a-f]*:[AOoUSsLlGgMmVb][0-9a-f]+,/
const REFERENCE = /^\$([0-9a-f]+)$/

/** @typedef {{ id: string, text: string, whole: Buffer }} Row `text`: of a value, without its id; of a text, nothing */

/**
 * @param {Buffer} data
 * @returns {Row[]}
 * @throws Error where React wrote another shape
 */
function readRows(data) {
  /** @type {Row[]} */
  const rows = []
  for (let start = 0; start < data.length;) {
    const head = data.toString('latin1', start, start + 32)
    const [matched, id = '', length] = ROW.exec(head) ?? []
    if (matched === undefined || BINARY.test(head)) throw new Error(`hydration data: a row of unknown kind: ${head}`)
    const valueStart = start + matched.length
    const lineEnd = data.indexOf(10, valueStart)
    const end = length === undefined ? (lineEnd === -1 ? data.length : lineEnd + 1) : valueStart + Number.parseInt(length, 16)
    rows.push({ id, text: length === undefined ? data.toString('utf8', valueStart, end).trimEnd() : '', whole: data.subarray(start, end) })
    start = end
  }
  return rows
}

/**
 * Leaves out what stands in the page as HTML and is never compared with it: the content of static elements
 * (components/static-markup). Only for the data that a page hydrates from: a route change needs all of it.
 * @param {Buffer} data as React's server wrote it
 * @returns {Buffer}
 * @throws Error where React wrote another shape, or a static element could not be found
 */
export function withoutStaticMarkup(data) {
  const rows = readRows(data)
  const valueOf = new Map(rows.map(({ id, text }) => [id, text]))
  const hosts = new Set(rows.filter(({ text }) => exportName(text, valueOf) === STATIC_HOST).map(({ id }) => `$L${id}`))
  if (hosts.size === 0) return data

  let found = 0
  /** Ids of rows that static elements refer to. @type {Set<string>} */
  const contents = new Set()
  /** @param {unknown} value of a row; changed in place */
  const leaveOut = (value) => {
    if (typeof value !== 'object' || value === null) return
    if (isHost(value, hosts)) {
      const { html } = value[3]
      const reference = REFERENCE.exec(html ?? '')?.[1]
      if (reference !== undefined) contents.add(reference)
      delete value[3].html
      found += 1
    }
    Object.values(value).forEach(leaveOut)
  }
  const changed = rows.map((row) => {
    if (!/^[[{]/.test(row.text)) return row
    const value = JSON.parse(row.text)
    const before = found
    leaveOut(value)
    return before === found ? row : { ...row, text: JSON.stringify(value), whole: Buffer.from(`${row.id}:${JSON.stringify(value)}\n`) }
  })
  if (found === 0) throw new Error(`hydration data: no element of ${STATIC_HOST}, which it brings`)

  const rest = changed.map(({ text }) => text).join('\n')
  return Buffer.concat(changed.filter(({ id }) => !contents.has(id) || rest.includes(`"$${id}"`) || rest.includes(`"$${id}:`)).map(({ whole }) => whole))
}

/**
 * @param {string} text of a row
 * @param {ReadonlyMap<string, string>} valueOf
 * @returns {string | undefined} of a row that names a client component: which export of its file it is
 */
function exportName(text, valueOf) {
  if (!text.startsWith('I[')) return undefined
  const name = /** @type {unknown[]} */ (JSON.parse(text.slice(1)))[2]
  const reference = typeof name === 'string' ? REFERENCE.exec(name)?.[1] : undefined
  return reference === undefined ? String(name) : JSON.parse(valueOf.get(reference) ?? 'null')
}

/**
 * @param {object} value
 * @param {ReadonlySet<string>} hosts
 * @returns {value is ['$', string, string | null, { html?: string }]}
 */
const isHost = (value, hosts) =>
  Array.isArray(value) && value[0] === '$' && hosts.has(value[1]) && typeof value[3] === 'object' && value[3] !== null && typeof value[3].html === 'string'
