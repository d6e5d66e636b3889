'use client'

import { useSyncExternalStore } from 'react'
import { officeAlarmWords as words } from '@/lib/messages/ko/office-alarms'
import type { AlarmLine } from '@/lib/registrations/office/alarm-places'
import admin from './admin.module.css'
import styles from './admin-layout.module.css'
import { shownAlarms, watchAlarms } from './alarm-channel'

const none = () => null

const Line = ({ text, href }: AlarmLine) => (
  <p>
    <a href={href}>{text}</a>
  </p>
)

/**
 * The most urgent alarm, the others folded: more would push the work off a phone's first screen. Shows those that the
 * page was rendered with until polling reports newer ones.
 */
export function Alarms({ rendered }: { rendered: readonly AlarmLine[] }) {
  const [first, ...rest] = useSyncExternalStore(watchAlarms, shownAlarms, none) ?? rendered
  if (!first) return null
  return (
    <div className={styles.alarms}>
      <div className={styles.alarm} role="alert">
        <Line {...first} />
        {rest.length > 0 ? (
          <details>
            <summary className={admin.quiet}>
              <span className={styles.others}>{words.others(rest.length)}</span>
              <span className={styles.othersShort} aria-hidden="true">
                {words.othersShort(rest.length)}
              </span>
            </summary>
            {rest.map((alarm) => (
              <Line key={alarm.text} {...alarm} />
            ))}
          </details>
        ) : null}
      </div>
    </div>
  )
}
