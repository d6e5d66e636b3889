import { tourWords } from '@/lib/messages/ko/tour'

interface TourFrameProps {
  /** Title of the tour. */
  title: string
  source: string
  className?: string | undefined
}

/** Lazy iframe of a tour with the permissions that it needs: full screen and motion sensors. */
export const TourFrame = ({ title, source, className }: TourFrameProps) => (
  <iframe
    className={className}
    src={source}
    title={tourWords.tourOf(title)}
    loading="lazy"
    allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
    allowFullScreen
  />
)
