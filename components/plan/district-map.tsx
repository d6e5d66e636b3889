import type { SchematicMapData } from '@/lib/content/schemas/maps'
import { SchematicMap } from './schematic-map'

interface DistrictMapProps {
  /** `content.maps.district` */
  map: SchematicMapData
  /** `overview`: small, with the zoom buttons in a corner. */
  detail?: 'full' | 'overview'
}

export function DistrictMap({ map, detail = 'full' }: DistrictMapProps) {
  return <SchematicMap map={map} tools={detail === 'full' ? 'row' : 'bottom-corner'} captioned={detail === 'full'} />
}
