import { LineDrawing } from './line-drawing'

/** An arrow that leaves its box: opens another site or window. */
export const EXTERNAL_SHAPE = <path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-8 8" />

const paths = {
  phone: <path d="M6.6 3.5 9 8.2 7 10c1.2 2.9 3.1 4.8 6 6l1.8-2 4.7 2.4c-.3 2.5-1.7 4.1-3.9 4.1C9.4 20.5 3.5 14.6 3.5 8.4c0-2.200 1.1-3.9 3.1-4.9Z" />,
  menu: <path d="M3 7.5h18M3 12h18M3 16.5h18" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  previous: <path d="m15 5-7 7 7 7" />,
  next: <path d="m9 5 7 7-7 7" />,
  arrow: <path d="M3 12h17m-6-6 6 6-6 6" />,
  external: EXTERNAL_SHAPE,
  calendar: <path d="M4 6h16v14H4zM4 10h16M8 3v5m8-5v5" />,
} as const

interface IconProps {
  name: keyof typeof paths
  className?: string
  /** Side in px; 20 by default. */
  size?: number
}

/** Decorative icon beside a text, or in a control with an accessible name. */
export const Icon = ({ name, className, size = 20 }: IconProps) => (
  <LineDrawing size={size} className={className}>
    {paths[name]}
  </LineDrawing>
)
