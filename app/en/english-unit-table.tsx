import { DataTable } from '@/components/ui/data-table'
import type { UnitType } from '@/lib/content/schemas/complex'
import type { English } from '@/lib/content/schemas/english'
import { messages } from '@/lib/messages/catalogue'

const AREA = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Figures of all unit types, in columns that fit a phone; what a type is like stands beside its plan. */
export function EnglishUnitTable({ texts, units }: { texts: English['units']; units: readonly UnitType[] }) {
  const { common } = messages('en')
  return (
    <DataTable
      // Not the section's own name: the table is a region too.
      caption={`${texts.tableHeading} (㎡)`}
      hideCaption
      narrow="scroll"
      columns={[common.type, texts.columns.rooms, `${common.exclusiveArea} (㎡)`, `${common.supplyArea} (㎡)`, common.householdCount]}
      rows={units.map((unit) => [
        unit.id,
        `${unit.rooms} / ${unit.baths}`,
        AREA.format(unit.areas.exclusive),
        AREA.format(unit.areas.supply),
        unit.households ?? common.notAnnounced,
      ])}
    />
  )
}
