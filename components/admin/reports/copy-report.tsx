'use client'

import { useRef, useState } from 'react'
import { dayReportWords as words } from '@/lib/messages/ko/office-day-report'
import styles from '@/components/admin/admin.module.css'
import print from '@/components/admin/print.module.css'
import { useScripted } from '@/components/admin/use-scripted'
import { TextField } from '@/components/admin/field'
import sheet from './day-report.module.css'

/** What is to be said besides the figures, and the report as a text; without scripts it has no button and is copied by hand. */
export function CopyReport({ text }: { text: string }) {
  const note = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')
  const scripted = useScripted()

  async function copy() {
    const typed = note.current?.value.trim() ?? ''
    try {
      await navigator.clipboard.writeText(typed ? `${text}\n\n${words.note}\n${typed}` : text)
      setSaid(words.copied)
    } catch {
      setSaid(words.notCopied)
    }
  }

  return (
    <>
      <TextField id="report-note" label={words.note} ref={note} rows={3} maxLength={1000} className={sheet.typed} aria-describedby="report-note-hint">
        <small id="report-note-hint" className={print.screen}>
          {words.noteHint}
        </small>
      </TextField>
      <div className={print.screen}>
        {scripted ? (
          <p className={styles.row}>
            <button type="button" className="button button--primary" onClick={() => void copy()}>
              {words.copy}
            </button>
            <span role="status">{said}</span>
          </p>
        ) : null}
        <TextField id="report-text" label={words.text} readOnly rows={12} value={text} />
      </div>
    </>
  )
}
