'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readSetting, writeSetting } from '@/components/admin/admin-settings'
import { listenToListKeys } from './list-keys'
import styles from './work-queue.module.css'

const SETTING = 'admin-keys'
const isOn = () => readSetting(SETTING) !== 'off'

const KEYS: readonly (readonly [string, string])[] = [
  ['J', '다음 고객'],
  ['K', '이전 고객'],
  ['Enter', '열기'],
  ['C', '전화'],
  ['R', '통화 완료'],
  ['A', '부재중'],
  ['B', '30분 뒤 재통화'],
  ['T', '내일 10시 재통화'],
  ['V', '내방'],
  ['N', '노쇼'],
  ['?', '이 안내'],
]

const never = () => () => undefined

/** Handles the keyboard shortcuts of lists, and explains them. Renders nothing without scripts. */
export function KeysDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [on, setOn] = useState(true)
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
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
        단축키 <kbd>?</kbd>
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="keys-title">
        <h2 id="keys-title">단축키</h2>
        <p>결과는 고른 고객에게 바로 남고, 고객 화면에서 되돌릴 수 있습니다.</p>
        <dl className={styles.keys}>
          {KEYS.map(([key, does]) => (
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
            단축키 쓰기
          </label>
          <button className="button">닫기</button>
        </form>
      </dialog>
    </>
  )
}
