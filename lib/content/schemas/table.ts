import { z } from 'zod'
import { text } from './base'

/** One row of headings over the columns' own: each spans some columns; an empty label leaves them without a group. */
const groupRow = z.array(z.object({ label: z.string(), columns: z.number().int().positive() })).min(1)

/** A cell that is missing moves all behind it under the heading of another column. */
export function checkCells({
  value,
  issues,
}: z.core.ParsePayload<{ readonly columns: readonly unknown[]; readonly rows: readonly (readonly unknown[])[] }>): void {
  for (const [index, row] of value.rows.entries())
    if (row.length !== value.columns.length)
      issues.push({
        code: 'custom',
        input: row,
        path: ['rows', index],
        message: `칸이 ${row.length}개입니다. columns 의 ${value.columns.length}개와 같아야 합니다`,
      })
}

/** A table of text; `groups` are further header rows above `columns`, outermost first. */
export const table = z
  .object({ caption: text, groups: z.array(groupRow).default([]), columns: z.array(text).min(2), rows: z.array(z.array(text).min(2)).min(1) })
  .refine(({ groups, columns }) => groups.every((row) => row.reduce((sum, group) => sum + group.columns, 0) === columns.length), {
    path: ['groups'],
    error: '묶음의 columns 합이 columns 의 수와 같아야 합니다',
  })
  .check(checkCells)

export type GuideTable = z.infer<typeof table>
