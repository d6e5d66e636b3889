import { ellipse, group, line, mix, poly, rect } from './kit.mjs'

/**
 * A tower of flats in two faces: the broad front and a narrow return, storeys as long horizontals.
 * @param x left edge of the front @param base y of the foot @param width of the front @param height to the roof
 * @param tone 0 near to 1 lost in haze
 */
export function tower(sheet, { x, base, width, height, tone = 0, brand = false, kind = 0 }) {
  const { hour, random } = sheet
  const storey = Math.max(9, height / 34)
  const floors = Math.floor(height / storey)
  const side = hour.sunAt[0] < 0.5 ? -1 : 1
  const depth = width * 0.3
  const sink = (colour) => mix(colour, hour.haze, tone)
  const wall = sink(hour.light)
  const dark = sink(mix(hour.shade, '#5f6f78', 0.3))
  const glass = sink(mix(hour.shade, hour.sky[1], 0.35))
  const top = base - height
  let drawn = ''
  // The return face, in shade, on the side away from the sun.
  const rx = side < 0 ? x + width : x
  const rw = side < 0 ? depth : -depth
  drawn += poly([[rx, top], [rx + rw, top + depth * 0.16], [rx + rw, base], [rx, base]], sheet.gradient([[0, dark], [1, mix(dark, sink(hour.haze), 0.35)]]))
  for (let f = 1; f < floors; f += 1) drawn += line(rx, top + f * storey, rx + rw, top + f * storey + depth * 0.16 * (1 - f / floors), sink(mix(hour.shade, '#000000', 0.12)), Math.max(0.7, storey * 0.07), 'opacity="0.55"')
  // The front: wall, bands of glass between pale slabs, one recessed joint.
  drawn += rect(x, top, width, height, sheet.gradient([[0, wall], [1, mix(wall, sink(hour.haze), 0.4)]]))
  const bays = Math.max(3, Math.round(width / (storey * 2.4)))
  const bay = width / bays
  for (let f = 0; f < floors - 1; f += 1) {
    const y = top + storey * (f + 0.62)
    for (let b = 0; b < bays; b += 1) {
      const joint = kind === 1 ? b === Math.floor(bays / 2) : b === 0
      if (joint) continue
      const lit = random.chance(hour.lit)
      const colour = lit ? mix('#ffd79a', '#f6b871', random.next()) : mix(glass, random.chance(0.5) ? sink(hour.sky[0]) : sink('#33474f'), random.range(0, 0.55))
      drawn += rect(x + b * bay + bay * 0.1, y, bay * (kind === 2 ? 0.62 : 0.82), storey * 0.56, colour, lit ? '' : `opacity="${(0.9 - tone * 0.5).toFixed(2)}"`)
    }
    drawn += rect(x, y + storey * 0.58, width, storey * 0.1, sink(mix(hour.light, '#ffffff', 0.4)), 'opacity="0.8"')
  }
  const jointX = kind === 1 ? x + Math.floor(bays / 2) * bay : x
  drawn += rect(jointX + bay * 0.12, top, bay * 0.76, height, sink(mix(kind === 2 ? '#8d7a5d' : '#5d6f6c', hour.light, 0.18)), 'opacity="0.9"')
  // Crown: a lifted frame, brass on the nearer ones.
  drawn += rect(x - width * 0.02, top - storey * 0.5, width * 1.04, storey * 0.5, sink(mix(hour.light, '#ffffff', 0.2)))
  if (brand) drawn += rect(jointX + bay * 0.12, top - storey * 2.4, bay * 0.76, storey * 2.4, sink('#a8834a'))
  drawn += rect(x + width * 0.3, top - storey * 1.5, width * 0.34, storey, sink(mix(hour.shade, hour.light, 0.5)))
  return drawn
}

/** A row of towers with air between them; returns the drawing so that water can mirror it. */
export function skyline(sheet, { base, count, from, to, low, high, tone, width, brand = false }) {
  const { random } = sheet
  const step = (to - from) / count
  let drawn = ''
  for (let i = 0; i < count; i += 1) {
    const rise = 0.5 + 0.5 * Math.sin((i / Math.max(1, count - 1)) * Math.PI)
    drawn += tower(sheet, { x: from + i * step + random.range(-0.12, 0.12) * step, base, width: width * random.range(0.86, 1.14), height: low + (high - low) * (rise * 0.7 + random.next() * 0.3), tone, brand: brand && i % 2 === 0, kind: i % 3 })
  }
  return drawn
}

/** The city behind: plain blocks that only the haze draws. */
export function farCity(sheet, base, tone = 0.82) {
  const { hour, random } = sheet
  let drawn = ''
  for (let i = 0; i < 70; i += 1) {
    const w = random.range(20, 70)
    const h = random.range(20, 120)
    drawn += rect(random.range(-20, 2560), base - h, w, h + 30, mix(mix(hour.shade, hour.light, random.range(0.1, 0.6)), hour.haze, tone + random.range(-0.08, 0.1)))
  }
  sheet.add(drawn)
}

/** Low long building: school, hospital, community hall. */
export function slab(sheet, { x, base, width, height, floors, roof = 0, tone = 0, fill }) {
  const { hour, random } = sheet
  const sink = (colour) => mix(colour, hour.haze, tone)
  const storey = height / floors
  let drawn = rect(x, base - height, width, height, sheet.gradient([[0, sink(fill ?? hour.light)], [1, sink(mix(fill ?? hour.light, hour.shade, 0.25))]]))
  const bays = Math.round(width / (storey * 1.1))
  for (let f = 0; f < floors; f += 1)
    for (let b = 0; b < bays; b += 1) {
      const lit = random.chance(hour.lit + 0.08)
      drawn += rect(x + (b + 0.12) * (width / bays), base - height + (f + 0.25) * storey, (width / bays) * 0.76, storey * 0.52, sink(lit ? '#ffdfae' : mix(hour.shade, hour.sky[1], random.range(0.1, 0.6))))
    }
  for (let f = 1; f < floors; f += 1) drawn += rect(x, base - height + f * storey - 2, width, 5, sink(mix(hour.light, '#ffffff', 0.5)))
  drawn += rect(x - 20, base - height - 14 - roof, width + 40, 14 + roof, sink(mix(hour.shade, hour.light, 0.55)))
  drawn += ellipse(x + width / 2, base + 6, width * 0.56, 14, '#14201d', 'opacity="0.18"')
  return group(drawn)
}
