'use client'

import { useSyncExternalStore } from 'react'
import styles from './admin-frame.module.css'
import { shownAlarms, watchAlarms } from './alarm-channel'

const none = () => null

/** What staff must know before anything else: as the page was rendered, until a page that asks on knows better. */
export function Alarms({ rendered }: { rendered: readonly string[] }) {
  const alarms = useSyncExternalStore(watchAlarms, shownAlarms, none) ?? rendered
  if (alarms.length === 0) return null
  return (
    <div className={styles.alarm} role="alert">
      {alarms.map((alarm) => (
        <p key={alarm}>{alarm}</p>
      ))}
    </div>
  )
}
