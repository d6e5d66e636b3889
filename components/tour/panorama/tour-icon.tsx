import { EXTERNAL_SHAPE } from '@/components/ui/icon'
import { LineDrawing } from '@/components/ui/line-drawing'

/** Separate from components/ui/icon.tsx, whose icons are part of every page. */
const paths = {
  left: <path d="m14 6-6 6 6 6" />,
  right: <path d="m10 6 6 6-6 6" />,
  up: <path d="m6 14 6-6 6 6" />,
  down: <path d="m6 10 6 6 6-6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  map: <path d="M4 5h16v14H4zM11 5v6H4m7 8v-4m4-10v8h5" />,
  gyroscope: <path d="M9 4h6v16H9zM5 9c-1.6.8-2.5 1.8-2.5 3s.9 2.2 2.5 3m14-6c1.6.8 2.5 1.8 2.5 3s-.9 2.2-2.5 3" />,
  enlarge: <path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />,
  reduce: <path d="M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" strokeLinecap="round" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  window: EXTERNAL_SHAPE,
} as const

/** Decorative icon of a button that has an accessible name. */
export const TourIcon = ({ name }: { name: keyof typeof paths }) => <LineDrawing size={22}>{paths[name]}</LineDrawing>
