import { z } from 'zod'
import { text } from './base'

/** One row of headings over the columns' own: each spans some columns; an empty label leaves them without a group. */
const groupRow = z.array(z.object({ label: z.string(), columns: z.number().int().positive() })).min(1)

/** A table of text; `groups` are further header rows above `columns`, outermost first. */
export const table = z
  .object({ caption: text, groups: z.array(groupRow).default([]), columns: z.array(text).min(2), rows: z.array(z.array(text).min(2)).min(1) })
  .refine(({ groups, columns }) => groups.every((row) => row.reduce((sum, group) => sum + group.columns, 0) === columns.length), {
    path: ['groups'],
    error: '묶음의 columns 합이 columns 의 수와 같아야 합니다',
  })

export type GuideTable = z.infer<typeof table>
