import type { SchematicMapData } from '@/lib/content/schemas/maps'
import { SchematicMap } from './schematic-map'

interface RegionMapProps {
  /** `content.maps.region` */
  map: SchematicMapData
  /** `overview`: small, with the zoom buttons in a corner. */
  detail?: 'full' | 'overview'
}

export function RegionMap({ map, detail = 'full' }: RegionMapProps) {
  return <SchematicMap map={map} tools={detail === 'full' ? 'row' : 'bottom-corner'} captioned={detail === 'full'} />
}
