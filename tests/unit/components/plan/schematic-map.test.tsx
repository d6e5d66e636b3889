/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { SchematicMap } from '@/components/plan/schematic-map'
import { mapsSchema, type MapsInput } from '@/lib/content/schemas/maps'
import { maps as example } from '@/lib/cli/new-complex/example/plans/maps'

function drawn(changes: Partial<MapsInput['region']>) {
  const { region } = mapsSchema.parse({ ...example, region: { ...example.region, ...changes } })
  return new DOMParser().parseFromString(renderToStaticMarkup(<SchematicMap map={region} tools="row" captioned />), 'text/html')
}

test('writes a name of two lines one under the other', () => {
  const map = drawn({ places: [{ kind: 'civic', name: '주민센터·\n도서관', at: [100, 60] }] })
  const name = [...map.querySelectorAll('text')].find(({ textContent }) => textContent?.startsWith('주민센터'))
  expect(name?.childNodes[0]?.textContent).toBe('주민센터·')
  expect(name?.querySelector('tspan')?.textContent).toBe('도서관')
  expect(name?.querySelector('tspan')?.getAttribute('x')).toBe(name?.getAttribute('x'))
})

test('contour lines of a hill converge on its peak', () => {
  const peak = [40, 30] as const
  const map = drawn({
    areas: [
      {
        kind: 'hill',
        outline: [
          [0, 0],
          [100, 0],
          [100, 80],
          [0, 80],
        ],
        peak: [...peak],
      },
    ],
  })
  const contours = [...map.querySelectorAll('path[transform]')].map((path) => {
    const [, x = '', y = '', scale = ''] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(path.getAttribute('transform') ?? '') ?? []
    return { x: Number(x), y: Number(y), scale: Number(scale) }
  })
  expect(contours.length).toBeGreaterThan(2)
  // The fixed point of each scaling is the peak.
  for (const { x, y, scale } of contours) {
    expect(x + peak[0] * scale).toBeCloseTo(peak[0], 0)
    expect(y + peak[1] * scale).toBeCloseTo(peak[1], 0)
  }
  const scales = contours.map(({ scale }) => scale)
  expect(scales).toEqual(scales.toSorted((a, b) => b - a))
})

test('the complex has a pin, and every other place the symbol of its kind', () => {
  const map = drawn({
    places: [
      { kind: 'site', name: '단지', at: [300, 200] },
      { kind: 'hospital', name: '병원', at: [100, 100] },
      { kind: 'station', name: '역', at: [200, 100] },
    ],
  })
  const signOf = (name: string) =>
    [...map.querySelectorAll('text')].find(({ textContent }) => textContent === name)?.parentElement?.querySelector('circle + path')
  expect(signOf('단지')).toBeNull()
  expect(signOf('병원')?.getAttribute('d')).toBeTruthy()
  expect(signOf('병원')?.getAttribute('d')).not.toBe(signOf('역')?.getAttribute('d'))
})
