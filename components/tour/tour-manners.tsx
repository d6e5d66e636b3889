'use client'

import { useEffect, useRef } from 'react'

/** Unloads the tour around it when it is closed: a VR scene keeps drawing as long as its frame lives. */
export function TourManners() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const tour = marker.current?.parentElement
    if (!(tour instanceof HTMLDetailsElement)) return
    const frame = tour.querySelector('iframe')
    const address = frame?.getAttribute('src')
    if (!frame || !address) return
    const followDoor = () => {
      const wanted = tour.open ? address : 'about:blank'
      if (frame.getAttribute('src') !== wanted) frame.src = wanted
    }
    tour.addEventListener('toggle', followDoor)
    return () => tour.removeEventListener('toggle', followDoor)
  }, [])
  return <span ref={marker} hidden />
}
