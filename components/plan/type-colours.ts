import type { SiteBuilding } from '@/lib/content/schemas/site-plan'
import styles from './type-colours.module.css'

const COLOURS = 16

/** CSS class with the fill colour of a unit type, by its index among the plan's types. */
export function typeFill(types: readonly string[], type: string): string {
  return `${styles[`type${types.indexOf(type) % COLOURS}`]} ${styles.fill}`
}

/** CSS class for text on that colour. */
export function typeText(types: readonly string[], type: string): string {
  return `${styles[`type${types.indexOf(type) % COLOURS}`]} ${styles.on}`
}

/** Places of a building's types among the plan's, separated by spaces, for the choice of a type (type-choice.tsx). */
export const typesOfBuilding = ({ lines }: SiteBuilding, types: readonly string[]): string =>
  types.flatMap((type, index) => (lines.some((parts) => parts.some((part) => part.type === type)) ? [index] : [])).join(' ')
