import styles from './floor-mark.module.css'

/** The viewer leaves presses on elements of this class to the elements. */
const VIEWER_KEEPS_OFF = 'psv--capture-event'

/** A mark on the floor with the name of the room that it leads to: a real button, for fingers, keys and screen readers alike. */
export function floorMark(name: string, { onPress, onFocus }: { onPress: () => void; onFocus: () => void }): HTMLButtonElement {
  const mark = document.createElement('button')
  mark.type = 'button'
  mark.className = [styles.mark, VIEWER_KEEPS_OFF].join(' ')
  const label = document.createElement('span')
  label.className = styles.label ?? ''
  label.textContent = name
  const purpose = document.createElement('span')
  purpose.className = 'visually-hidden'
  purpose.textContent = ' 공간으로 이동'
  const ring = document.createElement('span')
  ring.className = styles.ring ?? ''
  mark.append(label, purpose, ring)
  mark.addEventListener('click', onPress)
  mark.addEventListener('focus', () => mark.matches(':focus-visible') && onFocus())
  return mark
}
