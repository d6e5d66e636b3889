import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import styles from './tour-failure.module.css'

/** A room failed to load, the viewer failed to load, no WebGL 2, or the WebGL context was lost. */
export type FailureReason = 'room' | 'viewer' | 'unsupported' | 'lost'

interface TourFailureProps {
  reason: FailureReason
  room: string
  onRetry: () => void
  pictures: ReactNode
}

const LOAD_FAILURE = 'VR을 불러오지 못했습니다. 연결을 확인한 뒤 새로고침해 주세요. 같은 공간을 이미지로 볼 수 있습니다.'

/** Message when the framework itself does not load: shown after a timeout by components/behaviour/load-failure-notice.ts. */
export function TourLoadFailure({ pictures }: Pick<TourFailureProps, 'pictures'>) {
  return (
    <div className={styles.sheet} data-load-failure="" hidden suppressHydrationWarning>
      <div role="alert" className={styles.message}>
        <p>{LOAD_FAILURE}</p>
      </div>
      <ButtonLink variant="primary" href="">
        새로고침
      </ButtonLink>
      {pictures}
    </div>
  )
}

/** Error message with what to do, and still pictures of the rooms as a fallback. */
export function TourFailure({ reason, room, onRetry, pictures }: TourFailureProps) {
  const texts: Record<FailureReason, string> = {
    room: `${room} 화면을 불러오지 못했습니다. 연결을 확인한 뒤 다시 시도하거나 다른 공간을 골라 주세요.`,
    viewer: 'VR을 불러오지 못했습니다. 연결을 확인한 뒤 다시 시도해 주세요. 같은 공간을 이미지로 볼 수 있습니다.',
    unsupported: '이 브라우저에서는 360도 화면을 볼 수 없습니다. 그래픽 가속(WebGL)을 켜거나 다른 브라우저로 열어 주세요. 같은 공간을 이미지로 볼 수 있습니다.',
    lost: '기기의 그래픽 메모리가 부족해 화면이 멈췄습니다. 다른 창을 닫고 다시 시도해 주세요. 같은 공간을 이미지로 볼 수 있습니다.',
  }
  return (
    <div className={reason === 'room' ? styles.note : styles.sheet}>
      <div role="alert" className={styles.message}>
        <p>{texts[reason]}</p>
      </div>
      {reason !== 'unsupported' && (
        <Button variant="primary" onClick={onRetry}>
          다시 시도
        </Button>
      )}
      {reason !== 'room' && pictures}
    </div>
  )
}
