import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { panoramaWords } from '@/lib/messages/ko/panorama'
import styles from './tour-failure.module.css'

/** A room failed to load, the viewer failed to load, no WebGL 2, or the WebGL context was lost. */
export type FailureReason = 'room' | 'viewer' | 'unsupported' | 'lost'

interface TourFailureProps {
  reason: FailureReason
  room: string
  onRetry: () => void
  pictures: ReactNode
}

const LOAD_FAILURE = panoramaWords.loadFailure

/** Message when the framework itself does not load: shown after a timeout by components/behaviour/load-failure-notice.ts. */
export function TourLoadFailure({ pictures }: Pick<TourFailureProps, 'pictures'>) {
  return (
    <div className={styles.sheet} data-load-failure="" hidden suppressHydrationWarning>
      <div role="alert" className={styles.message}>
        <p>{LOAD_FAILURE}</p>
      </div>
      <ButtonLink variant="primary" href="">
        {panoramaWords.reload}
      </ButtonLink>
      {pictures}
    </div>
  )
}

/** Error message with what to do, and still pictures of the rooms as a fallback. */
export function TourFailure({ reason, room, onRetry, pictures }: TourFailureProps) {
  const texts: Record<FailureReason, string> = {
    room: panoramaWords.roomFailure(room),
    viewer: panoramaWords.viewerFailure,
    unsupported: panoramaWords.unsupported,
    lost: panoramaWords.lost,
  }
  return (
    <div className={reason === 'room' ? styles.note : styles.sheet}>
      <div role="alert" className={styles.message}>
        <p>{texts[reason]}</p>
      </div>
      {reason !== 'unsupported' && (
        <Button variant="primary" onClick={onRetry}>
          {panoramaWords.retry}
        </Button>
      )}
      {reason !== 'room' && pictures}
    </div>
  )
}
