import { HEIGHT, WIDTH, ellipse, group, line, mix, path, rect, ridge } from './kit.mjs'

/** Sky with sun, long cirrus and far hills. @param horizon y of the horizon */
export function sky(sheet, horizon, { hills = 3, sun = true } = {}) {
  const { hour, random } = sheet
  sheet.add(rect(0, 0, WIDTH, horizon + 40, sheet.gradient(hour.sky.map((colour, i) => [i / (hour.sky.length - 1), colour]))))
  if (sun) {
    const [sx, sy] = [hour.sunAt[0] * WIDTH, Math.min(hour.sunAt[1] * HEIGHT, horizon - 60)]
    sheet.add(rect(0, 0, WIDTH, horizon + 40, sheet.glow([[0, hour.sun, 0.8], [0.16, hour.sun, 0.34], [0.5, hour.sun, 0.09], [1, hour.sun, 0]], sx, sy, 1300)))
    sheet.add(ellipse(sx, sy, 46, 46, hour.sun, `opacity="0.95" filter="${sheet.blur(3)}"`))
  }
  const soft = sheet.blur(14)
  for (let i = 0; i < 16; i += 1) {
    const y = random.range(horizon * 0.08, horizon * 0.72)
    sheet.add(ellipse(random.range(0, WIDTH), y, random.range(260, 760), random.range(3, 13), mix(hour.sky[3], '#ffffff', 0.45), `opacity="${random.range(0.12, 0.42).toFixed(2)}" filter="${soft}"`))
  }
  for (let i = 0; i < hills; i += 1) {
    const t = (i + 1) / (hills + 1)
    const colour = mix(hour.haze, mix(hour.shade, hour.leaf[2], 0.5), t * 0.72)
    sheet.add(path(ridge(random, { y: horizon - 120 + i * 38, rough: 52 - i * 10, base: horizon + 60, step: 24 }), sheet.gradient([[0, colour], [1, mix(colour, hour.haze, 0.55)]])))
  }
}

/** One crown: three tones of leaf, light from the sun's side. */
export function tree(sheet, x, base, size, { tone = 0, trunk = true } = {}) {
  const { hour, random } = sheet
  const [mid, light, dark] = hour.leaf.map((colour) => mix(colour, hour.haze, tone))
  const side = hour.sunAt[0] < 0.5 ? -1 : 1
  let drawn = ''
  if (trunk) drawn += line(x, base, x, base - size * 0.5, mix('#4a4036', hour.haze, tone), Math.max(2, size * 0.05))
  const crown = (cx, cy, r, colour) => {
    let blobs = ''
    for (let i = 0; i < 7; i += 1) blobs += ellipse(cx + random.range(-r, r) * 0.55, cy + random.range(-r, r) * 0.5, r * random.range(0.42, 0.66), r * random.range(0.36, 0.58), colour)
    return blobs
  }
  drawn += crown(x, base - size * 0.62, size * 0.42, dark)
  drawn += crown(x + side * size * 0.06, base - size * 0.68, size * 0.34, mid)
  drawn += crown(x + side * size * 0.13, base - size * 0.76, size * 0.2, light)
  return drawn
}

/** A belt of trees along a line, back to front. */
export function treeBelt(sheet, y, { size = 90, gap = 46, tone = 0, from = -60, to = WIDTH + 60, jitter = 16 } = {}) {
  const { random } = sheet
  let drawn = ''
  for (let x = from; x < to; x += gap * random.range(0.6, 1.4)) drawn += tree(sheet, x, y + random.range(-jitter, jitter), size * random.range(0.7, 1.25), { tone, trunk: false })
  sheet.add(drawn)
}

/** Water from `top` to `bottom` with a mirrored glow and long strokes of light. */
export function water(sheet, top, bottom, { reflect = '' } = {}) {
  const { hour, random } = sheet
  const clip = sheet.clip(`<rect x="0" y="${top}" width="${WIDTH}" height="${bottom - top}"/>`)
  sheet.add(rect(0, top, WIDTH, bottom - top, sheet.gradient([[0, hour.water[0]], [0.35, hour.water[1]], [1, hour.water[2]]])))
  if (reflect) sheet.add(group(group(reflect, `transform="translate(0 ${2 * top}) scale(1 -1)" opacity="0.36" filter="${sheet.blur(9)}"`), `clip-path="${clip}"`))
  const sx = hour.sunAt[0] * WIDTH
  sheet.add(rect(0, top, WIDTH, bottom - top, sheet.glow([[0, hour.sun, 0.62], [0.5, hour.sun, 0.16], [1, hour.sun, 0]], sx, top, 900)))
  let strokes = ''
  for (let i = 0; i < 240; i += 1) {
    const t = random.next() ** 1.7
    const y = top + t * (bottom - top)
    const near = Math.exp(-(((random.range(0, WIDTH) - sx) / 900) ** 2))
    const x = random.chance(0.5) ? sx + random.range(-520, 520) * (0.4 + t) : random.range(0, WIDTH)
    strokes += rect(x, y, random.range(40, 260) * (0.35 + t), 1.4 + t * 3.4, random.chance(0.62) ? hour.sun : hour.water[2], `opacity="${(0.1 + near * 0.26).toFixed(2)}" rx="2"`)
  }
  sheet.add(group(strokes, `clip-path="${clip}"`))
}

/** Ground fog: a soft band of haze. */
export const haze = (sheet, y, thickness, opacity = 0.6) =>
  sheet.add(rect(0, y - thickness, WIDTH, thickness * 2, sheet.gradient([[0, sheet.hour.haze, 0], [0.5, sheet.hour.haze, opacity], [1, sheet.hour.haze, 0]])))

/** Reeds and grasses that close the foreground. */
export function reeds(sheet, y, { from = 0, to = WIDTH, height = 150, count = 420 } = {}) {
  const { hour, random } = sheet
  let drawn = ''
  for (let i = 0; i < count; i += 1) {
    const x = random.range(from, to)
    const h = height * random.range(0.35, 1)
    const lean = random.range(-0.25, 0.25) * h
    const colour = mix(random.pick(hour.leaf), random.chance(0.3) ? hour.light : '#14201d', random.range(0.05, 0.5))
    drawn += `<path d="M${x.toFixed(0)},${y} q${(lean * 0.3).toFixed(0)},${(-h * 0.6).toFixed(0)} ${lean.toFixed(0)},${(-h).toFixed(0)}" stroke="${colour}" stroke-width="${random.range(1.5, 4).toFixed(1)}" fill="none" stroke-linecap="round"/>`
    if (random.chance(0.22)) drawn += ellipse(x + lean, y - h, 3.5, 16, mix('#b99a6b', hour.light, random.range(0, 0.4)), `transform="rotate(${(lean / h * 40).toFixed(0)} ${(x + lean).toFixed(0)} ${(y - h).toFixed(0)})"`)
  }
  sheet.add(drawn)
}

/** A broad lawn or paved ground in tone. */
export const ground = (sheet, top, bottom, near, far) => sheet.add(rect(0, top, WIDTH, bottom - top, sheet.gradient([[0, far], [1, near]])))

/** People as quiet silhouettes: scale for the eye. */
export function person(x, base, height, colour, stride = 0.16) {
  const h = height
  return group(
    ellipse(x, base - h * 0.93, h * 0.06, h * 0.07, colour) +
      path(`M${x - h * 0.1},${base - h * 0.82} q${h * 0.1},${-h * 0.06} ${h * 0.2},0 l${h * 0.03},${h * 0.38} l${-h * 0.05},${h * 0.02} l${h * stride},${h * 0.42} l${-h * 0.07},0 l${-h * 0.13},${-h * 0.36} l${-h * stride * 0.8},${h * 0.36} l${-h * 0.07},0 l${h * 0.07},${-h * 0.44} l${-h * 0.05},${-h * 0.02} z`, colour),
  )
}
