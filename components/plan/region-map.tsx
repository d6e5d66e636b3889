import type { SchematicMapData } from '@/lib/content/schemas/maps'
import { SchematicMap } from './schematic-map'

/** @param map `content.maps.region` */
export function RegionMap({ map }: { map: SchematicMapData }) {
  return <SchematicMap map={map} />
}
