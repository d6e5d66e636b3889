import { createHash } from 'node:crypto'
import { Dialog } from '@/components/ui/dialog'
import { RunningText } from '@/components/ui/running-text'
import type { Notice } from '@/lib/content/schemas/notices'
import { noticeWords } from '@/lib/messages/ko/notices'
import { NoticeOpener } from './notice-opener'
import styles from './notice-popup.module.css'

/** Of the dialog, which notice-opener.tsx opens. */
const ID = 'notice-popup'
const MARK_LENGTH = 8

const markOf = (notices: readonly Notice[]) =>
  createHash('sha256')
    .update(JSON.stringify(notices.map(({ text, detail }) => [text, detail])))
    .digest('hex')
    .slice(0, MARK_LENGTH)

/** Notices over the page, once a visitor and day. The same lines stand in the bar: nothing is lost without script or once it is closed. */
export function NoticePopup({ notices }: { notices: readonly Notice[] }) {
  const shown = notices.filter(({ place }) => place === 'popup')
  if (shown.length === 0) return null
  return (
    <>
      <Dialog id={ID} title={noticeWords.popup} className={styles.sheet}>
        {shown.map(({ text, detail }) => (
          <div key={text} className={styles.notice}>
            <p className={styles.text}>{text}</p>
            {detail === undefined ? null : (
              <p className={styles.detail}>
                <RunningText text={detail} />
              </p>
            )}
          </div>
        ))}
      </Dialog>
      <NoticeOpener id={ID} mark={markOf(shown)} />
    </>
  )
}
