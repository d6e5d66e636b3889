import { useEffect, useRef, useState } from 'react'
import { compassPoint, sectorPath } from '@/lib/plans/tour-directions'
import type { ViewDirection } from './open-viewer'

/** Radius of the field of view on the map, in cm of the plan. */
const FIELD_RADIUS_CM = 240

/**
 * Draws the field of view on the map without React, because the view turns many times a second.
 * @param view initial direction, degrees
 * @param north direction of north on the plan, degrees
 * @returns the ref of the map's path, the compass point of the view, and a callback for each view
 */
export function useFieldOfView(view: number, north: number) {
  const field = useRef<SVGPathElement>(null)
  const lastView = useRef<ViewDirection>({ direction: view, field: 90 })
  const [facing, setFacing] = useState(() => compassPoint(view, north))

  const draw = () => {
    const { direction, field: angle } = lastView.current
    field.current?.setAttribute('d', sectorPath(angle, FIELD_RADIUS_CM))
    field.current?.setAttribute('transform', `rotate(${Math.round(direction)})`)
  }
  // The sector's attributes are set without React, so every render sets them again.
  useEffect(draw)

  const onViewChange = (look: ViewDirection) => {
    lastView.current = look
    draw()
    setFacing(compassPoint(look.direction, north))
  }
  return { field, facing, onViewChange }
}
