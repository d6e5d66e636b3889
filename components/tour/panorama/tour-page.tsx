import type { ReactNode } from 'react'
import { routes } from '@/lib/routes'
import styles from './tour-page.module.css'

interface TourPageProps {
  title: string
  /** Pictures of the rooms, shown without JavaScript. */
  pictures: ReactNode
  children: ReactNode
}

/** Page that is shown in an iframe: the tour over the whole viewport. */
export function TourPage({ title, pictures, children }: TourPageProps) {
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
      <noscript>
        <div className={styles.plain}>
          <p>
            360도 화면을 보려면 브라우저에서 JavaScript를 켜 주세요. 같은 공간을 이미지로 볼 수 있습니다.{' '}
            <a href={routes.modelHouse} target="_top">
              모델하우스 안내
            </a>
          </p>
          {pictures}
        </div>
      </noscript>
    </main>
  )
}
