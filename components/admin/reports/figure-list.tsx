import type { ReactNode } from 'react'
import report from './report.module.css'

interface FigureListProps {
  figures: readonly { readonly label: string; readonly value: string; readonly beside: ReactNode }[]
  className?: string | undefined
}

export const FigureList = ({ figures, className = report.figures }: FigureListProps) => (
  <dl className={className}>
    {figures.map(({ label, value, beside }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value} {beside}
        </dd>
      </div>
    ))}
  </dl>
)
