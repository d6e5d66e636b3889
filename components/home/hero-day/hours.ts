import type { PictureRender, RenderFiles } from '@/components/ui/picture-renders'

/** One hour of the first picture's day, with the name of its files. */
export interface Hour {
  time: string
  /** The hour's label; absent where a language has no word for it. */
  label?: string
  /** Absent for the hour of the still. */
  renders: readonly PictureRender<RenderFiles>[]
}

export const spokenHour = ({ time, label }: Hour) => (label ? `${time} ${label}` : time)
