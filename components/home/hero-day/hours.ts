import type { PictureRender, RenderFiles } from '@/components/ui/picture-renders'

/** One hour of the first picture's day, with what its files are named by. */
export interface Hour {
  time: string
  /** What the hour is called; left out where a language has no word for it. */
  label?: string
  /** None for the hour that the page shows already. */
  renders: readonly PictureRender<RenderFiles>[]
}

export const spokenHour = ({ time, label }: Hour) => (label ? `${time} ${label}` : time)
