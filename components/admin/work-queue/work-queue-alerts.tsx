'use client'

import { useSyncExternalStore } from 'react'
import { readSetting, writeSetting } from '@/components/admin/admin-settings'
import styles from './work-queue.module.css'
import { officeTodayWords as words } from '@/lib/messages/ko/office-today'

const SETTING = 'admin-alerts'
const CHANGED = 'admin-alerts-changed'

const isOn = () => typeof Notification !== 'undefined' && Notification.permission === 'granted' && readSetting(SETTING) === 'on'

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

let sound: AudioContext | undefined

/** Plays two short tones; silent until the browser has seen a click on this page. */
function play() {
  sound ??= new AudioContext()
  const context = sound
  for (const [index, frequency] of [880, 1175].entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const at = context.currentTime + index * 0.16
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.15, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + 0.3)
  }
}

/**
 * Notifies outside the page of new registrations, where the user turned it on and the browser allows it. The notification has a
 * number and no names.
 */
export function alertOfNew(count: number): void {
  if (!isOn()) return
  play()
  try {
    const notification = new Notification(words.arrived(count), { tag: 'new-registrations' })
    notification.onclick = () => window.focus()
  } catch {
    // Chrome on Android shows only notifications of a service worker; there only the sound remains.
  }
}

/** Asks the browser for permission only after a click. */
export function WorkQueueAlerts() {
  const state = useSyncExternalStore(
    subscribe,
    () => (typeof Notification === 'undefined' ? 'none' : Notification.permission === 'denied' ? 'denied' : isOn() ? 'on' : 'off'),
    () => 'none',
  )
  if (state === 'none') return null

  async function change(wanted: boolean) {
    if (wanted && (await Notification.requestPermission()) === 'granted') {
      writeSetting(SETTING, 'on')
      play()
    } else writeSetting(SETTING, null)
    window.dispatchEvent(new Event(CHANGED))
  }

  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // A check box says by itself whether it is on.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        checked={state === 'on'}
        disabled={state === 'denied'}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {state === 'denied' ? words.alertsDenied : words.alerts}
    </label>
  )
}
