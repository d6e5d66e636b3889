/**
 * Columns of a grid in the wide layout. Up to five items make one row; for more, picks the number from five to three that leaves
 * the fewest empty places in the last row.
 * @param count items, at least 1
 */
export function gridColumns(count: number): number {
  if (count <= 5) return count
  const empty = (columns: number) => (columns - (count % columns)) % columns
  return [5, 4, 3].reduce((best, columns) => (empty(columns) < empty(best) ? columns : best))
}
