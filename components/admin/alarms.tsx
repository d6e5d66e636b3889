'use client'

import { useSyncExternalStore } from 'react'
import styles from './admin-layout.module.css'
import { shownAlarms, watchAlarms } from './alarm-channel'

const none = () => null
/** More would push the work queue off a phone's first screen. */
const SHOWN_MAX = 2

/** Shows the alarms that the page was rendered with until polling reports newer ones. */
export function Alarms({ rendered }: { rendered: readonly string[] }) {
  const alarms = useSyncExternalStore(watchAlarms, shownAlarms, none) ?? rendered
  if (alarms.length === 0) return null
  const shown = alarms.length > SHOWN_MAX ? 1 : alarms.length
  const [first, rest] = [alarms.slice(0, shown), alarms.slice(shown)]
  return (
    <div className={styles.alarm} role="alert">
      {first.map((alarm) => (
        <p key={alarm}>{alarm}</p>
      ))}
      {rest.length > 0 ? (
        <details>
          <summary>그 밖에 확인할 일 {rest.length}가지</summary>
          {rest.map((alarm) => (
            <p key={alarm}>{alarm}</p>
          ))}
        </details>
      ) : null}
    </div>
  )
}
