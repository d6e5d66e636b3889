'use client'

import { Component, type ReactNode } from 'react'
import { loadingWords } from '@/lib/messages/ko/loading'
import styles from './lazy-boundary.module.css'
import { LAZY_TIMEOUT_MS } from './lazy-timeout'

/** Thrown when the code of a part of the page fails to load; `part` is the reader's name for it. */
export class LazyLoadError extends Error {
  override name = 'LazyLoadError'

  constructor(
    readonly part: string,
    readonly reason: 'failed' | 'timeout',
    cause?: unknown,
  ) {
    super(`${part}: ${reason}`, { cause })
  }
}

/**
 * A dynamic import with a time-out, for `next/dynamic`, `lazy` or an event handler:
 * `dynamic(() => loadPart('슬라이더', () => import('./slider')))`.
 * @param part what the reader would call it, in Korean
 * @throws LazyLoadError after a failure, or after {@link LAZY_TIMEOUT_MS} without an answer
 */
export function loadPart<T>(part: string, load: () => Promise<T>, timeoutMs = LAZY_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LazyLoadError(part, 'timeout')), timeoutMs)
    load()
      .then(resolve, (cause: unknown) => reject(new LazyLoadError(part, 'failed', cause)))
      .finally(() => clearTimeout(timer))
  })
}

interface LazyBoundaryProps {
  /** Rendered when the part cannot load, e.g. the plain list under a slider; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Error boundary around one lazily loaded part, so that a failure removes only that part: forms beside it stay
 * mounted and keep their input. Errors of other kinds pass through to the route's own error page.
 */
export class LazyBoundary extends Component<LazyBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!(error instanceof LazyLoadError)) throw error
    return (
      <>
        {this.props.fallback}
        <LazyFailure error={error} />
      </>
    )
  }
}

/** Also usable for parts that an event handler loads, outside of rendering. */
export function LazyFailure({ error }: { error: LazyLoadError }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {error.reason === 'timeout' ? loadingWords.tooSlow(error.part) : loadingWords.failed(error.part)} {loadingWords.reloadHint}
      </p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {loadingWords.reload}
      </button>
    </div>
  )
}
