import { DataTable } from '@/components/ui/data-table'
import type { UnitType } from '@/lib/content/schemas/complex'
import type { English } from '@/lib/content/schemas/english'
import { messages } from '@/lib/messages/catalogue'
import { floorPlanPath } from '@/lib/routes'

const AREA = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Compares all unit types. Each links to its Korean page, which has dimensions and the 3D view. */
export function EnglishUnitTable({ texts, units }: { texts: English['units']; units: readonly UnitType[] }) {
  const { common } = messages('en')
  const columns = texts.columns
  return (
    <DataTable
      caption={texts.tableHeading}
      hideCaption
      columns={[common.type, columns.layout, columns.rooms, `${common.exclusiveArea} (㎡)`, `${common.supplyArea} (㎡)`, common.householdCount, columns.plan]}
      rows={units.map((unit) => [
        unit.id,
        texts.summaries[unit.id],
        `${unit.rooms} / ${unit.baths}`,
        AREA.format(unit.areas.exclusive),
        AREA.format(unit.areas.supply),
        unit.households ?? common.notAnnounced,
        <a key={unit.id} href={floorPlanPath(unit.slug)} hrefLang="ko">
          {`${unit.id}\u00a0${columns.planLink}`}
        </a>,
      ])}
    />
  )
}
