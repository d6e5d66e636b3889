import { footerIndex, indexAt, remainingScroll, scrollTarget, stepIndex, type PageGeometry } from '@/components/home/full-page/section-steps'

/** Three sections in a window of 800 px, the second 400 px too tall, and a footer of 300 px. */
const page: PageGeometry = {
  sections: [
    { top: 0, height: 800 },
    { top: 800, height: 1200 },
    { top: 2000, height: 800 },
  ],
  viewport: 800,
  maxScroll: 2300,
}

describe('section steps', () => {
  it('runs from 1 to the footer at 8.5 and back', () => {
    const down = [1]
    for (let move = 0; move < 9; move++) down.push(stepIndex(down.at(-1)!, 1, 8))
    expect(down).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8.5, 8.5])
    const up = [footerIndex(8)]
    for (let move = 0; move < 9; move++) up.push(stepIndex(up.at(-1)!, -1, 8))
    expect(up).toEqual([8.5, 8, 7, 6, 5, 4, 3, 2, 1, 1])
  })

  it('finds the section in view, and the footer at the end of the page', () => {
    expect([0, 399, 401, 1500, 1601, 2000, 2300].map((scroll) => indexAt(scroll, page))).toEqual([1, 1, 2, 2, 3, 3, 3.5])
  })

  it('scrolls a tall section to its end before the next', () => {
    expect(remainingScroll(2, 1, 800, page)).toBe(400)
    expect(remainingScroll(2, 1, 1200, page)).toBe(0)
    expect(remainingScroll(2, -1, 1200, page)).toBe(400)
    expect(remainingScroll(1, 1, 0, page)).toBe(0)
  })

  const lowPage = (height: number): PageGeometry => ({
    sections: [
      { top: 0, height: 800 },
      { top: 800, height },
      { top: 800 + height, height: 800 },
    ],
    viewport: 800,
    maxScroll: 800 + height,
  })

  it('skips a small remainder, and treats a section as fitting where only its padding does not', () => {
    expect(remainingScroll(2, 1, 1130, page)).toBe(0)
    expect(remainingScroll(2, -1, 870, page)).toBe(0)
    expect(remainingScroll(2, 1, 800, lowPage(835))).toBe(0)
    expect(scrollTarget(2, -1, lowPage(835))).toBe(800)
  })

  it('shows hidden content once, however little it is', () => {
    expect(remainingScroll(2, 1, 800, lowPage(880))).toBe(80)
    expect(remainingScroll(2, 1, 880, lowPage(880))).toBe(0)
    expect(remainingScroll(2, -1, 880, lowPage(880))).toBe(80)
    expect(scrollTarget(2, -1, lowPage(880))).toBe(880)
  })

  it('enters a tall section from the side that the reader comes from', () => {
    expect(scrollTarget(2, 1, page)).toBe(800)
    expect(scrollTarget(2, -1, page)).toBe(1200)
    expect(scrollTarget(3.5, 1, page)).toBe(2300)
  })
})
