'use client'

import { useEffect, useRef } from 'react'
import { homeIndexWords } from '@/lib/messages/ko/home-index'
import type { HomeSection } from '../home-sections'
import styles from './side-index.module.css'

/**
 * Links to every section at the window's right edge (wide layout). Plain anchors that work without this script, which only
 * highlights the current one.
 */
export function SideIndex({ sections }: { sections: readonly HomeSection[] }) {
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const links = new Map([...(list.current?.querySelectorAll('a') ?? [])].map((link) => [link.hash.slice(1), link]))
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy machine one callback reports several sections: the last is the current one.
        const entered = entries.findLast((entry) => entry.isIntersecting)
        if (!entered) return
        for (const [id, link] of links) {
          if (id === entered.target.id) link.setAttribute('aria-current', 'true')
          else link.removeAttribute('aria-current')
        }
        list.current?.parentElement?.setAttribute('data-tone', sections.find((section) => section.id === entered.target.id)?.tone ?? 'light')
      },
      { rootMargin: '-50% 0px -50% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  return (
    <nav className={styles.index} data-tone={sections[0]?.tone} aria-label={homeIndexWords.sections}>
      <ol ref={list} className={styles.list}>
        {sections.map((section, position) => (
          <li key={section.id}>
            <a className={styles.link} href={`#${section.id}`} aria-current={position === 0 ? 'true' : undefined}>
              <span className={styles.label}>{section.label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
