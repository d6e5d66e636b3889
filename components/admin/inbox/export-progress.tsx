'use client'

import { useEffect, useState } from 'react'
import { adminApiPaths } from '@/lib/admin-routes'
import type { ExportProgress as Progress } from '@/lib/registrations/office/export/export-slot'
import styles from '@/components/admin/admin.module.css'
import { exportProgressWords as words } from '@/lib/messages/ko/office-export-progress'

const ASK_AGAIN_MS = 1_000
/** How many times to poll after the form was sent while the file has not begun. */
const ASKED_BEFORE_BEGIN = 5

const count = (value: number) => value.toLocaleString('ko')

/**
 * Shows the progress of the export: as rendered, and with scripts as it continues. The browser itself shows the download.
 * @param again the form's address, with the choices in it
 */
export function ExportProgress({ rendered, again }: { rendered: Progress; again: string }) {
  const [progress, setProgress] = useState(rendered)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask(left: number): Promise<void> {
      const answer = await fetch(adminApiPaths.exportProgress).catch(() => null)
      if (!answer?.ok) return
      const asked = (await answer.json()) as Progress
      setProgress(asked)
      if (asked.state === 'running') wait(ASKED_BEFORE_BEGIN)
      else if (left > 0) wait(left - 1)
    }
    function wait(left: number): void {
      clearTimeout(timer)
      timer = setTimeout(() => void ask(left), ASK_AGAIN_MS)
    }
    const begin = () => wait(ASKED_BEFORE_BEGIN)
    if (rendered.state === 'running') begin()
    document.addEventListener('submit', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('submit', begin)
    }
  }, [rendered.state])

  const { state, read, total } = progress
  if (state === 'none') return null
  if (state === 'running')
    return (
      <p className={styles.notice}>
        <label>
          {words.running} <progress value={read} max={Math.max(total, 1)} />
          {words.of(count(read), count(total))}
        </label>{' '}
        <a href={again}>{words.reload}</a>
      </p>
    )
  return (
    <p className={styles.notice} role="status">
      {state === 'done' ? words.done(count(read)) : words.broken(count(read), count(total))}
    </p>
  )
}
