/** Replaces the browser's observer. @returns reports that its element comes into view, or leaves it */
export function observeByHand(): (isIntersecting: boolean) => void {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  globalThis.IntersectionObserver = class {
    constructor(callback: typeof tell) {
      tell = callback
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  return (isIntersecting) => tell([{ isIntersecting }])
}
