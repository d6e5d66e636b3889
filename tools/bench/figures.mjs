/**
 * @typedef {Record<string, number | readonly number[]>} Figures what one measurement found, by metric with its unit
 * @typedef {{ section: string, page: string, metric: string, site: string, values: number[] }} Row
 */

/** @param {readonly number[]} values @returns {number} NaN for an empty list */
export function median(values) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** Every value of every round, and the table of their medians. */
export class Results {
  /** @type {Map<string, Row>} */
  #rows = new Map()

  /** @param {string} section @param {string} page @param {string} site @param {Figures} figures */
  add(section, page, site, figures) {
    for (const [metric, value] of Object.entries(figures)) {
      const key = [section, page, metric, site].join('\n')
      const row = this.#rows.get(key) ?? { section, page, metric, site, values: [] }
      row.values.push(...(typeof value === 'number' ? [value] : value))
      this.#rows.set(key, row)
    }
  }

  get rows() {
    return [...this.#rows.values()]
  }

  /**
   * @param {readonly string[]} sites columns; all but the last get a ratio to it
   * @returns {string} Markdown, one row per figure
   */
  table(sites) {
    const base = sites.length > 1 ? sites.at(-1) : undefined
    const ratios = base === undefined ? [] : sites.slice(0, -1).map((site) => `${site} / ${base}`)
    const lines = [['', '', 'figure', ...sites, ...ratios], Array.from({ length: 3 + sites.length + ratios.length }, () => '---')]
    /** @type {Map<string, Map<string, number>>} */
    const figures = new Map()
    for (const { section, page, metric, site, values } of this.#rows.values()) {
      const key = [section, page, metric].join('\n')
      figures.set(key, (figures.get(key) ?? new Map()).set(site, median(values)))
    }
    for (const [key, medians] of figures) {
      const other = base === undefined ? NaN : (medians.get(base) ?? NaN)
      const ratioTo = (/** @type {string} */ site) => (other ? (medians.get(site) ?? NaN) / other : NaN)
      lines.push([
        ...key.split('\n'),
        ...sites.map((site) => written(medians.get(site) ?? NaN)),
        ...sites.slice(0, base === undefined ? 0 : -1).map((site) => ratio(ratioTo(site))),
      ])
    }
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  }
}

/** @param {number} value */
const ratio = (value) => (Number.isFinite(value) ? value.toFixed(2) : '-')

/** @param {number} value rounded to three digits, the precision of such measurements */
function written(value) {
  if (!Number.isFinite(value)) return '-'
  return String(Number.isInteger(value) || Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(Math.abs(value) < 1 ? 3 : 1)))
}
