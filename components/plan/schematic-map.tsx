import type { SchematicMapData } from '@/lib/content/schemas/maps'

export function SchematicMap({ map }: { map: SchematicMapData }) {
  return <div>{map.title}</div>
}
