import styles from './type-colours.module.css'

const COLOURS = 8

/** Classes that colour a unit type by its place among the types of the plan. */
export function typeFill(types: readonly string[], type: string): string {
  return `${styles[`type${types.indexOf(type) % COLOURS}`]} ${styles.fill}`
}

/** For text that stands on that colour. */
export function typeText(types: readonly string[], type: string): string {
  return `${styles[`type${types.indexOf(type) % COLOURS}`]} ${styles.on}`
}
