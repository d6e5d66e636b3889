'use client'

import { useEffect, useRef, useState } from 'react'
import { officeTodayWords as words } from '@/lib/messages/ko/office-today'
import { readSetting, writeSetting } from '@/components/admin/admin-settings'
import { useScripted } from '@/components/admin/use-scripted'
import { listenToListKeys } from './list-keys'
import styles from './work-queue.module.css'

const SETTING = 'admin-keys'
const isOn = () => readSetting(SETTING) !== 'off'

/** Handles the keyboard shortcuts of lists, and explains them. Renders nothing without scripts. */
export function KeysDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [on, setOn] = useState(true)
  const scripted = useScripted()
  useEffect(() => {
    const show = () => {
      setOn(isOn())
      dialog.current?.showModal()
    }
    return listenToListKeys(isOn, show)
  }, [])

  function change(wanted: boolean) {
    setOn(wanted)
    writeSetting(SETTING, wanted ? null : 'off')
  }

  return !scripted ? null : (
    <>
      <button
        type="button"
        className={styles.help}
        onClick={() => {
          setOn(isOn())
          dialog.current?.showModal()
        }}
      >
        {words.keys} <kbd>?</kbd>
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="keys-title">
        <h2 id="keys-title">{words.keys}</h2>
        <dl className={styles.keys}>
          {words.keysDo.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog" className={styles.dialogEnd}>
          <label className={styles.switch}>
            {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
            <input type="checkbox" role="switch" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
            {words.useKeys}
          </label>
          <button className="button">{words.close}</button>
        </form>
      </dialog>
    </>
  )
}
