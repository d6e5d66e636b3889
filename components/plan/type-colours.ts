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
