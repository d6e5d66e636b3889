import styles from './home-heading.module.css'

interface HomeHeadingProps {
  id: string
  /** The section's name in the side index, if the heading does not contain it: visually hidden text before the heading. */
  name?: string
  heading: string
  lead?: string
  /** Heading level: 2 for a section, 3 for a part of it. */
  level?: 2 | 3
  /** Inside a panel: hidden in the narrow layout, which shows the panel's own title. */
  panel?: boolean
}

/** Heading and lead of a section of the home page. */
export function HomeHeading({ id, name, heading, lead, level = 2, panel = false }: HomeHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <header className={panel ? `${styles.head} ${styles.panel}` : styles.head}>
      <Heading id={id} className={styles.title}>
        {name && <span className="visually-hidden">{`${name}: `}</span>}
        {heading}
      </Heading>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
    </header>
  )
}
