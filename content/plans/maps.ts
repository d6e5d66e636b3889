import type { MapsInput } from '@/lib/content/schemas/maps'
import { districtMap } from './district-map'
import { regionMap } from './region-map'

/** Two schematic maps: the city, and the district around the complexes. Distances are in content/location.ts. */
export const maps: MapsInput = { region: regionMap, district: districtMap }
