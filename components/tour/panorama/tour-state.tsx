import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { panoramaWords } from '@/lib/messages/ko/panorama'
import styles from './tour-state.module.css'

/** A room failed to load, the viewer failed to load, no WebGL 2, or the WebGL context was lost. */
export type FailureReason = 'room' | 'viewer' | 'unsupported' | 'lost'

interface TourStateProps {
  /** Status messages; `loading` appears over the picture. */
  status: { text: string; loading: boolean }
  failure: FailureReason | null
  /** Name of the room that was requested last. */
  room: string
  onRetry: () => void
  /** Pictures of the same rooms, for browsers that can show nothing else. */
  pictures: ReactNode
}

const FAILURES: Readonly<Record<FailureReason, (room: string) => string>> = {
  room: panoramaWords.roomFailure,
  viewer: () => panoramaWords.viewerFailure,
  unsupported: () => panoramaWords.unsupported,
  lost: () => panoramaWords.lost,
}

/**
 * Reports what the tour is doing, or what failed and what to do about it. Uses one live region from the first paint, because text
 * in a new one is not spoken. If the framework itself does not load, components/behaviour/load-failure-notice.ts replaces the
 * loading message by the text hidden here, after a failure or a timeout.
 */
export function TourState({ status, failure, room, onRetry, pictures }: TourStateProps) {
  const hydrated = useHydrated()
  const place = failure === null ? styles.state : failure === 'room' ? styles.note : styles.sheet
  return (
    <div className={place}>
      <div role="status">
        {failure === null ? (
          <p className={status.loading ? styles.loading : 'visually-hidden'}>{status.text}</p>
        ) : (
          <p role="alert" className={styles.message}>
            {FAILURES[failure](room)}
          </p>
        )}
        {!hydrated && (
          <p role="alert" className={styles.message} data-load-failure="" hidden suppressHydrationWarning>
            {panoramaWords.loadFailure}
          </p>
        )}
      </div>
      {!hydrated && (
        <div data-load-failure="" hidden suppressHydrationWarning>
          <ButtonLink variant="primary" href="">
            {panoramaWords.reload}
          </ButtonLink>
          {pictures}
        </div>
      )}
      {failure !== null && failure !== 'unsupported' && (
        <Button variant="primary" onClick={onRetry}>
          {panoramaWords.retry}
        </Button>
      )}
      {failure !== null && failure !== 'room' && pictures}
    </div>
  )
}
