import type { SchematicMapData } from '@/lib/content/schemas/maps'
import { SchematicMap } from './schematic-map'

/** @param map `content.maps.district` */
export function DistrictMap({ map }: { map: SchematicMapData }) {
  return <SchematicMap map={map} />
}
