import type { SiteBuilding } from '@/lib/content/schemas/site-plan'
import styles from './type-colours.module.css'

/** In type-colours.module.css; type-choice.module.css has as many choices. */
const COLOURS = 16

/** Number of a type's colour, by which it is also chosen (type-choice.tsx): from the seventeenth on, types share those of the first. */
export const typeNumber = (types: readonly string[], type: string): number => types.indexOf(type) % COLOURS

/** CSS class with the fill colour of a unit type, by its index among the plan's types. */
export function typeFill(types: readonly string[], type: string): string {
  return `${styles[`type${typeNumber(types, type)}`]} ${styles.fill}`
}

/** CSS class for text on that colour. */
export function typeText(types: readonly string[], type: string): string {
  return `${styles[`type${typeNumber(types, type)}`]} ${styles.on}`
}

/** Numbers of the types that lines of these buildings have, each once, separated by spaces: the value of `data-types`. */
export function typesOfBuildings(buildings: readonly SiteBuilding[], types: readonly string[]): string {
  const built = new Set(buildings.flatMap(({ lines }) => lines.flatMap((parts) => parts.map(({ type }) => type))))
  return [...new Set(types.filter((type) => built.has(type)).map((type) => typeNumber(types, type)))].join(' ')
}
