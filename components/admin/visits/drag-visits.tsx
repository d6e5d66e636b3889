'use client'

import { useEffect, useRef, useState } from 'react'
import type { MoveTarget } from '@/lib/visits/office/move-targets'
import { adminVisitMovePath } from '@/lib/admin-routes'
import styles from './drag-visits.module.css'
import print from '@/components/admin/print.module.css'
import { formatCount } from '@/lib/format-count'

/** A visit that is being dragged to another time. */
interface Dragged {
  readonly id: string
  readonly name: string
  readonly people: number
  /** `10:30` */
  readonly time: string
}

const HANDLES = '[data-move]'

/** @returns why the visit cannot be moved there; null if it can */
function refusalOf({ time, groupsLeft, peopleLeft }: MoveTarget, visit: Dragged): string | null {
  if (time === visit.time) return `${visit.name} 님이 지금 예약한 시간입니다.`
  if (groupsLeft === 0 || peopleLeft === 0) return `${time}에는 자리가 없습니다. 다른 시간에 놓아 주세요.`
  return peopleLeft < visit.people ? `${time}에는 ${formatCount(peopleLeft)}명까지 들어옵니다. ${visit.name} 님은 ${formatCount(visit.people)}명입니다.` : null
}

/** The visit whose handle is dragged; null for anything else. */
function draggedFrom(target: EventTarget | null): { readonly visit: Dragged; readonly row: Element | null } | null {
  const handle = target instanceof Element ? target.closest<HTMLElement>(HANDLES) : null
  if (!handle) return null
  const { move: id = '', name = '', people = '' } = handle.dataset
  return { visit: { id, name, people: Number(people), time: handle.textContent.trim() }, row: handle.closest('tr') }
}

/**
 * The times of the day with their free places, as drop targets. Dropping a visit opens the same page as the link beside
 * it, which asks for the reason. That link also serves keyboards, touch and browsers without scripts.
 */
export function DragVisits({ targets }: { targets: readonly MoveTarget[] }) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const handles = [...document.querySelectorAll<HTMLElement>(HANDLES)]
    for (const handle of handles) handle.draggable = true
    const start = (event: DragEvent) => {
      const found = draggedFrom(event.target)
      if (!found || !event.dataTransfer) return
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', found.visit.time)
      if (found.row) event.dataTransfer.setDragImage(found.row, 0, 0)
      setDragged(found.visit)
      setSaid(`${found.visit.name} 님을 옮길 시간에 놓아 주세요.`)
    }
    const end = () => {
      setDragged(null)
      setOver(null)
    }
    document.addEventListener('dragstart', start)
    document.addEventListener('dragend', end)
    return () => {
      for (const handle of handles) handle.removeAttribute('draggable')
      document.removeEventListener('dragstart', start)
      document.removeEventListener('dragend', end)
    }
  }, [])

  /** The browser's cursor shows that dropping is not possible; the line below gives the reason. */
  function lookAt(event: React.DragEvent, target: MoveTarget) {
    if (!dragged) return
    event.preventDefault()
    const refusal = refusalOf(target, dragged)
    event.dataTransfer.dropEffect = refusal === null ? 'move' : 'none'
    setOver(target.at)
    setSaid(refusal ?? `${dragged.name} 님을 ${dragged.time}에서 ${target.time} 시간으로 옮깁니다.`)
  }

  function drop(event: React.DragEvent, target: MoveTarget) {
    event.preventDefault()
    if (dragged && refusalOf(target, dragged) === null) location.assign(adminVisitMovePath(dragged.id, target.at))
  }

  const stateOf = (target: MoveTarget) => (dragged === null ? undefined : refusalOf(target, dragged) === null ? 'free' : 'refused')
  return (
    <section aria-labelledby="free-times" className={`${styles.board} ${print.screen}`} data-dragging={dragged ? '' : undefined}>
      <h2 id="free-times" className={styles.title}>
        남은 자리
      </h2>
      <ul className={styles.times} ref={list}>
        {targets.map((target) => (
          <li
            key={target.at}
            className={styles.time}
            data-full={target.groupsLeft === 0 ? '' : undefined}
            data-drop={stateOf(target)}
            data-over={over === target.at ? '' : undefined}
            onDragOver={(event) => lookAt(event, target)}
            onDrop={(event) => drop(event, target)}
          >
            <span>{target.time}</span> <span className={styles.left}>{target.groupsLeft > 0 ? `${formatCount(target.groupsLeft)}팀` : '없음'}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  )
}
