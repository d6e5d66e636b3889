interface TourFrameProps {
  /** Of the tour. */
  title: string
  source: string
  className?: string | undefined
}

/** A tour where it is shown: fetched when its poster was pressed, and allowed what looking around needs. */
export const TourFrame = ({ title, source, className }: TourFrameProps) => (
  <iframe
    className={className}
    src={source}
    title={`${title} 모델하우스 VR`}
    loading="lazy"
    allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
    allowFullScreen
  />
)
