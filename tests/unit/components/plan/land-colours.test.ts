import { readFileSync } from 'node:fs'

const sheet = readFileSync('components/plan/land-colours.module.css', 'utf8')
const colours = new Map([...sheet.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** @returns hue in degrees, 120 is green and 240 blue */
function hue(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const of = most === red ? (green - blue) / (most - least) : most === green ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least)
  return (of * 60 + 360) % 360
}

test.each(['lawn', 'lawn-deep', 'grove', 'crown'])('%s is green, whatever the brand’s hue', (name) => {
  const value = colours.get(name) ?? ''
  expect(value).toMatch(/^#[0-9a-f]{6}$/)
  expect(hue(value)).toBeGreaterThan(80)
  expect(hue(value)).toBeLessThan(150)
})

test.each(['stream', 'water-name'])('%s is blue, whatever the brand’s hue', (name) => {
  const value = colours.get(name) ?? ''
  expect(value).toMatch(/^#[0-9a-f]{6}$/)
  expect(hue(value)).toBeGreaterThan(190)
  expect(hue(value)).toBeLessThan(250)
})
