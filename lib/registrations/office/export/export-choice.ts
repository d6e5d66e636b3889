import { adminPaths } from '@/lib/admin-routes'
import { queryPath } from '@/lib/search-params'
import { allExportColumns } from './export-columns'
import type { ExportRequest } from './export-registrations'

/** The export form's values without the reason, which must not be in an address. */
export type ExportChoice = Omit<ExportRequest, 'reason'>

const columnField = (id: string) => `column-${id}`

/** @param fieldOf value of a field of the form or of its address; empty where missing */
export const chosenExport = (fieldOf: (name: string) => string): ExportChoice => ({
  format: fieldOf('format'),
  status: fieldOf('status'),
  from: fieldOf('from'),
  until: fieldOf('until'),
  columns: allExportColumns()
    .map(({ id }) => id)
    .filter((id) => fieldOf(columnField(id)) !== ''),
})

/** @returns the form's address with these choices, so that only the reason has to be given again */
export const exportFormPath = ({ columns, ...choice }: ExportChoice, more: Readonly<Record<string, string>> = {}): string =>
  queryPath(adminPaths.export, { ...choice, ...Object.fromEntries(columns.map((id) => [columnField(id), '1'])), ...more })
