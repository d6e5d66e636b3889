import type { ReactNode } from 'react'
import type { HomeSection as Section } from './home-sections'
import styles from './home-section.module.css'

interface HomeSectionProps {
  section: Pick<Section, 'id'>
  /** Background gradient, named after an hour: the page runs from dawn to dusk. */
  light: 'none' | 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'dusk'
  /** Id of the heading that names the section. */
  labelledBy: string
  /** In the narrow layout, joins this section's accordion to that of the section before or after. */
  joins?: 'previous' | 'next'
  className?: string
  children: ReactNode
}

/** One screen of the home page: at least as tall as the window in the wide layout, as tall as its content otherwise. */
export function HomeSection({ section, light, labelledBy, joins, className, children }: HomeSectionProps) {
  const classes = [styles.section, styles[light], joins === 'previous' && styles.joined, joins === 'next' && styles.continued, className]
    .filter(Boolean)
    .join(' ')
  return (
    <section id={section.id} aria-labelledby={labelledBy} className={classes}>
      {children}
    </section>
  )
}
