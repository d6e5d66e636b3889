/**
 * Columns of a grid in the wide layout: one row of up to five; of more the number from five to three that leaves the fewest
 * empty places in its last row.
 * @param count items, at least 1
 */
export function gridColumns(count: number): number {
  if (count <= 5) return count
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return [5, 4, 3].reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}
