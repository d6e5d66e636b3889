import { panoramaWords } from '@/lib/messages/ko/panorama'
import styles from './hotspot.module.css'

/** Photo Sphere Viewer does not handle pointer events on elements with this class. */
const CAPTURE_EVENT_CLASS = 'psv--capture-event'

/** Hotspot on the floor that leads to another room, labelled with its name: a `<button>`, so that it works by touch, keyboard and screen reader. */
export function createHotspot(name: string, { onClick, onFocus }: { onClick: () => void; onFocus: () => void }): HTMLButtonElement {
  const mark = document.createElement('button')
  mark.type = 'button'
  mark.className = [styles.mark, CAPTURE_EVENT_CLASS].join(' ')
  const label = document.createElement('span')
  label.className = styles.label ?? ''
  label.textContent = name
  const purpose = document.createElement('span')
  purpose.className = 'visually-hidden'
  purpose.textContent = panoramaWords.toRoom
  const ring = document.createElement('span')
  ring.className = styles.ring ?? ''
  mark.append(label, purpose, ring)
  mark.addEventListener('click', onClick)
  mark.addEventListener('focus', () => mark.matches(':focus-visible') && onFocus())
  return mark
}
