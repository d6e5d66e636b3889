import type { ReactNode } from 'react'
import { AccordionItem } from './accordion-item'
import styles from './home-panel.module.css'

interface HomePanelProps {
  /** Group of panels: at most one of them is open at a time. */
  group: string
  title: string
  open?: boolean
  cover?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * A panel: an accordion item in the narrow layout, a plain block in the wide one, from the same markup and without script.
 * Browsers without `::details-content` keep the accordion at every width.
 */
export function HomePanel({ group, title, open, cover, className, children }: HomePanelProps) {
  return (
    <AccordionItem group={group} summary={<span>{title}</span>} open={open} cover={cover} className={[styles.panel, className].filter(Boolean).join(' ')}>
      {children}
    </AccordionItem>
  )
}
