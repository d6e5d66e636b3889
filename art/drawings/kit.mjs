/** Shared hand of all drawings: palette, fixed randomness, and the SVG words that scenes are made of. 1 unit = 1 px of a 2560 px master. */
export const WIDTH = 2560
export const HEIGHT = 1440

/** mulberry32: the same seed gives the same picture on every machine. */
export function random(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { next, range: (low, high) => low + next() * (high - low), pick: (list) => list[Math.floor(next() * list.length)], chance: (p) => next() < p }
}

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
/** Blend of two #rrggbb colours, t from 0 (a) to 1 (b). */
export function mix(a, b, t) {
  const [from, to] = [channels(a), channels(b)]
  return `#${from.map((value, i) => Math.round(value + (to[i] - value) * t).toString(16).padStart(2, '0')).join('')}`
}

/** Light of an hour: sky from zenith to horizon, sun, haze, and the colour that shade takes. */
export const hours = {
  morning: { sky: ['#8fb0bd', '#c9d6d3', '#f1e6d6', '#f7dcc0'], sun: '#fff4df', sunAt: [0.78, 0.52], haze: '#efe2d2', light: '#fbf1e2', shade: '#8397a0', leaf: ['#6f8a6b', '#87a07a', '#567563'], water: ['#dfe0d6', '#8fb0b8', '#3d6a78'], lit: 0.02 },
  day: { sky: ['#6f9db5', '#a9c6cf', '#d9e4e2', '#eef0e8'], sun: '#ffffff', sunAt: [0.7, 0.2], haze: '#e3e8e4', light: '#fbf8f1', shade: '#8296a0', leaf: ['#5f7f5f', '#7c9a6c', '#466a57'], water: ['#d8e4e2', '#7fa6b4', '#2f5d73'], lit: 0 },
  golden: { sky: ['#7d97a6', '#b9b9ae', '#eac79a', '#f6d3a0'], sun: '#fff0cf', sunAt: [0.16, 0.5], haze: '#f0cfa2', light: '#fde8c6', shade: '#7f8488', leaf: ['#6d7a4f', '#8f8f55', '#4d6350'], water: ['#f3d7ad', '#a8a394', '#4a6a74'], lit: 0.05 },
  dusk: { sky: ['#1f3646', '#3f5a6b', '#8a7f86', '#dba07c'], sun: '#ffd9ad', sunAt: [0.24, 0.56], haze: '#9b8a8b', light: '#b9a8a2', shade: '#31434e', leaf: ['#2f4640', '#3c5248', '#22383a'], water: ['#c99a7e', '#5b6674', '#1c3441'], lit: 0.34 },
}

let counter = 0
/** Definitions (gradients, filters, clips) gathered while a scene is drawn. */
export class Sheet {
  constructor(hour, seed = 7) {
    this.hour = hours[hour]
    this.random = random(seed)
    this.defs = []
    this.body = []
  }
  id(name) {
    counter += 1
    return `${name}${counter}`
  }
  gradient(stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1 } = {}) {
    const id = this.id('g')
    this.defs.push(`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`)
    return `url(#${id})`
  }
  glow(stops, cx, cy, r) {
    const id = this.id('r')
    this.defs.push(`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`)
    return `url(#${id})`
  }
  blur(amount) {
    const id = this.id('b')
    this.defs.push(`<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${amount}"/></filter>`)
    return `url(#${id})`
  }
  clip(shape) {
    const id = this.id('c')
    this.defs.push(`<clipPath id="${id}">${shape}</clipPath>`)
    return `url(#${id})`
  }
  add(...parts) {
    this.body.push(...parts)
    return this
  }
  /** Draws with `draw(sheet)` and returns what it drew instead of adding it. */
  capture(draw) {
    const kept = this.body
    this.body = []
    draw(this)
    const drawn = this.body.join('')
    this.body = kept
    return drawn
  }
  svg(width = WIDTH, height = HEIGHT, viewBox = `0 0 ${WIDTH} ${HEIGHT}`) {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${viewBox}"><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`
  }
}

const n = (value) => Math.round(value * 10) / 10
export const rect = (x, y, w, h, fill, rest = '') => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${rest}/>`
export const poly = (points, fill, rest = '') => `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${rest}/>`
export const path = (d, fill, rest = '') => `<path d="${d}" fill="${fill}" ${rest}/>`
export const ellipse = (cx, cy, rx, ry, fill, rest = '') => `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${rest}/>`
export const line = (x1, y1, x2, y2, stroke, width = 2, rest = '') => `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${width}" ${rest}/>`
export const group = (content, rest = '') => `<g ${rest}>${content}</g>`

/** Closed path of a ridge line: midpoint noise over the width, filled down to `base`. */
export function ridge(rng, { y, rough, base, step = 40, from = -40, to = WIDTH + 40 }) {
  const waves = Array.from({ length: 5 }, (_, i) => ({ amplitude: rough / (i + 1) ** 1.1, period: 1500 / (i + 1) ** 1.5, phase: rng.range(0, 6.28) }))
  let d = `M${from},${base}`
  for (let x = from; x <= to; x += step) d += ` L${x},${n(y + waves.reduce((sum, w) => sum + Math.sin((x / w.period) * 6.28 + w.phase) * w.amplitude, 0))}`
  return `${d} L${to},${base} Z`
}
