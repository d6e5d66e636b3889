import { HEIGHT, WIDTH, Sheet, ellipse, group, line, mix, path, poly, rect } from './kit.mjs'
import { exteriors } from './exteriors.mjs'
import { person, tree } from './nature.mjs'

const WALL = { left: 420, right: 2140, top: 250, floor: 1010 }

/** The room's shell in one-point perspective: floor of long boards, three walls, a cove of light. */
function room(seed, { hour = 'morning', floor = '#c8ab82', wall = '#efe8dc', side = '#ddd3c4', ceiling = '#f6f1e8' } = {}) {
  const sheet = new Sheet(hour, seed)
  const { left, right, top, floor: f } = WALL
  sheet.add(rect(0, 0, WIDTH, HEIGHT, wall))
  sheet.add(poly([[0, 0], [WIDTH, 0], [right, top], [left, top]], sheet.gradient([[0, mix(ceiling, '#cfc6b8', 0.35)], [1, ceiling]])))
  sheet.add(poly([[0, HEIGHT], [WIDTH, HEIGHT], [right, f], [left, f]], sheet.gradient([[0, mix(floor, '#fff3df', 0.45)], [1, mix(floor, '#5b452c', 0.22)]])))
  for (let i = 0; i <= 22; i += 1) {
    const t = i / 22
    sheet.add(line(left + (right - left) * t, f, WIDTH * (t * 1.5 - 0.25), HEIGHT, mix(floor, '#4d3a25', 0.5), 1.6, 'opacity="0.35"'))
  }
  sheet.add(poly([[0, 0], [left, top], [left, f], [0, HEIGHT]], sheet.gradient([[0, mix(side, '#8d8577', 0.34)], [1, side]], { x2: 1, y2: 0 })))
  sheet.add(poly([[WIDTH, 0], [right, top], [right, f], [WIDTH, HEIGHT]], sheet.gradient([[0, mix(side, '#fffaf0', 0.5)], [1, mix(side, '#8d8577', 0.2)]], { x2: 1, y2: 0 })))
  sheet.add(rect(left, top, right - left, f - top, sheet.gradient([[0, wall], [1, mix(wall, '#d3c8b7', 0.5)]])))
  sheet.add(rect(left, top, right - left, 10, '#fffdf6', 'opacity="0.9"'), rect(left, f - 14, right - left, 14, mix(wall, '#b9ad9a', 0.5)))
  return sheet
}

/** A broad window with the river outside, thin frames, sheer curtains, and the light that it throws on the floor. */
function view(sheet, { x = 640, y = 300, w = 1280, h = 690, outside = 'aerial-golden-hour', panes = 3, curtain = true, light = true } = {}) {
  const inner = exteriors[outside]()
  const clip = sheet.clip(`<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`)
  const scale = Math.max(w / WIDTH, h / HEIGHT) * 1.04
  sheet.defs.push(...inner.defs)
  sheet.add(group(group(inner.body.join(''), `transform="translate(${x - (WIDTH * scale - w) / 2} ${y - (HEIGHT * scale - h) * 0.42}) scale(${scale})"`), `clip-path="${clip}"`))
  sheet.add(rect(x, y, w, h, '#fff7ea', 'opacity="0.2"'))
  for (let i = 0; i <= panes; i += 1) sheet.add(rect(x + (w / panes) * i - 7, y, 14, h, '#2b3936'))
  sheet.add(rect(x - 7, y - 8, w + 14, 14, '#2b3936'), rect(x - 7, y + h - 8, w + 14, 16, '#3a4743'))
  if (curtain)
    for (const [cx, cw] of [[x - 120, 170], [x + w - 50, 170]])
      for (let i = 0; i < 9; i += 1) sheet.add(rect(cx + (i * cw) / 9, y - 40, cw / 9 + 1, h + 66, i % 2 ? '#f2ebdf' : '#e2d8c8', 'opacity="0.93"'))
  if (light) {
    const beam = sheet.gradient([[0, '#fff1d2', 0.62], [1, '#fff1d2', 0]])
    for (let i = 0; i < panes; i += 1) {
      const a = x + (w / panes) * i + 18
      const b = a + w / panes - 36
      sheet.add(poly([[a, WALL.floor], [b, WALL.floor], [b * 1.24 - 700, HEIGHT - 30], [a * 1.24 - 760, HEIGHT - 30]], beam, 'opacity="0.75"'))
    }
  }
}

const shadow = (sheet, cx, cy, rx, ry = 24, opacity = 0.28) => sheet.add(ellipse(cx, cy, rx, ry, '#2a211a', `opacity="${opacity}" filter="${sheet.blur(12)}"`))

function sofa(sheet, x, base, width, colour) {
  const h = width * 0.26
  shadow(sheet, x + width / 2, base + 8, width * 0.54)
  const soft = (t) => mix(colour, '#ffffff', t)
  const deep = (t) => mix(colour, '#241c16', t)
  sheet.add(rect(x, base - h * 1.45, width, h * 0.95, sheet.gradient([[0, soft(0.25)], [1, deep(0.06)]]), 'rx="26"'))
  const seats = 3
  for (let i = 0; i < seats; i += 1) sheet.add(rect(x + 52 + (i * (width - 104)) / seats, base - h * 1.36, (width - 116) / seats - 6, h * 0.74, sheet.gradient([[0, soft(0.34)], [1, deep(0.02)]]), 'rx="22"'))
  for (let i = 0; i < seats; i += 1) sheet.add(rect(x + 46 + (i * (width - 92)) / seats, base - h * 0.72, (width - 104) / seats, h * 0.4, sheet.gradient([[0, soft(0.42)], [1, deep(0.12)]]), 'rx="18"'))
  for (const ax of [x - 18, x + width - 58]) sheet.add(rect(ax, base - h * 1.02, 76, h * 0.9, sheet.gradient([[0, soft(0.3)], [1, deep(0.16)]]), 'rx="24"'))
  sheet.add(rect(x + 10, base - h * 0.34, width - 20, h * 0.22, deep(0.22), 'rx="8"'))
  for (const lx of [x + 30, x + width - 46]) sheet.add(rect(lx, base - 26, 16, 30, '#3a2d22'))
  sheet.add(rect(x + 86, base - h * 1.16, h * 0.62, h * 0.56, '#8a9c92', 'rx="14" transform="rotate(-7 ' + (x + 110) + ' ' + (base - h) + ')"'), rect(x + width - 240, base - h * 1.14, h * 0.58, h * 0.54, '#b89a66', 'rx="14"'))
}

function lowTable(sheet, x, base, width) {
  shadow(sheet, x + width / 2, base + 4, width * 0.52, 18)
  sheet.add(ellipse(x + width / 2, base - 86, width / 2, width * 0.1, '#7d5f41'), ellipse(x + width / 2, base - 94, width / 2, width * 0.1, sheet.gradient([[0, '#b58f64'], [1, '#8d6b48']])))
  for (const t of [0.2, 0.5, 0.8]) sheet.add(rect(x + width * t - 6, base - 84, 12, 84, '#4a3828'))
  sheet.add(rect(x + width * 0.34, base - 124, 120, 18, '#e8dfd0'), rect(x + width * 0.36, base - 140, 104, 16, '#2f5d73'), ellipse(x + width * 0.66, base - 106, 34, 9, '#f4efe6'))
}

function rug(sheet, cx, cy, rx, ry, colour = '#d9cdb9') {
  sheet.add(ellipse(cx, cy, rx, ry, mix(colour, '#8d8170', 0.3)), ellipse(cx, cy - 5, rx, ry, colour), ellipse(cx, cy - 5, rx * 0.9, ry * 0.88, 'none', `stroke="${mix(colour, '#8d8170', 0.4)}" stroke-width="4"`))
}

const pendant = (x, y, r, colour = '#2b3936') => line(x, 0, x, y - r, '#4a4540', 4) + path(`M${x - r},${y} a${r},${r} 0 0 1 ${r * 2},0 z`, colour) + ellipse(x, y, r * 0.9, r * 0.14, '#ffe9c0')

function plant(sheet, x, base, size) {
  shadow(sheet, x, base + 2, size * 0.3, 14)
  sheet.add(tree(sheet, x, base - size * 0.2, size, { tone: 0.05 }), path(`M${x - size * 0.17},${base - size * 0.3} h${size * 0.34} l${-size * 0.05},${size * 0.3} h${-size * 0.24} z`, sheet.gradient([[0, '#efe6d8'], [1, '#b7a893']])))
}

function art(sheet, x, y, w, h) {
  sheet.add(rect(x - 10, y - 10, w + 20, h + 20, '#6d5136'), rect(x, y, w, h, '#f7f2e8'), rect(x + w * 0.14, y + h * 0.14, w * 0.72, h * 0.72, '#dfe4df'), path(`M${x + w * 0.14},${y + h * 0.66} q${w * 0.2},${-h * 0.2} ${w * 0.36},${-h * 0.05} t${w * 0.36},${-h * 0.08} v${h * 0.33} h${-w * 0.72} z`, '#2f5d73'), path(`M${x + w * 0.14},${y + h * 0.76} q${w * 0.2},${-h * 0.1} ${w * 0.36},0 t${w * 0.36},0 v${h * 0.1} h${-w * 0.72} z`, '#a8834a'))
}

function bed(sheet, x, base, width) {
  const h = width * 0.42
  shadow(sheet, x + width / 2, base + 8, width * 0.56)
  sheet.add(rect(x - 34, base - h * 1.72, width + 68, h * 1.1, sheet.gradient([[0, '#a58a66'], [1, '#7f6749']]), 'rx="10"'))
  for (let i = 1; i < 9; i += 1) sheet.add(line(x - 34 + ((width + 68) * i) / 9, base - h * 1.72, x - 34 + ((width + 68) * i) / 9, base - h * 0.62, '#5f4a31', 3, 'opacity="0.5"'))
  sheet.add(rect(x, base - h * 0.92, width, h * 0.8, sheet.gradient([[0, '#fbf7ef'], [1, '#d9cfbf']]), 'rx="28"'))
  for (const t of [0.07, 0.53]) sheet.add(rect(x + width * t, base - h * 1.2, width * 0.4, h * 0.42, sheet.gradient([[0, '#ffffff'], [1, '#e3dacb']]), 'rx="34"'))
  sheet.add(path(`M${x - 16},${base - h * 0.6} q${width * 0.5},${-h * 0.12} ${width + 32},0 v${h * 0.52} h${-(width + 32)} z`, sheet.gradient([[0, '#8fa39b'], [1, '#5f766e']])))
  sheet.add(path(`M${x - 16},${base - h * 0.6} q${width * 0.5},${-h * 0.12} ${width + 32},0 v${h * 0.12} q${-width * 0.5},${-h * 0.1} ${-(width + 32)},0 z`, '#f4eee3'))
  for (const sx of [x - 250, x + width + 60]) {
    shadow(sheet, sx + 95, base - 4, 120, 14)
    sheet.add(rect(sx, base - h * 0.66, 190, h * 0.58, sheet.gradient([[0, '#b0936b'], [1, '#8b714f']]), 'rx="6"'), line(sx, base - h * 0.4, sx + 190, base - h * 0.4, '#5f4a31', 3), rect(sx + 84, base - h * 0.66 - 110, 12, 110, '#a8834a'), path(`M${sx + 30},${base - h * 0.66 - 100} l26,-96 h68 l26,96 z`, '#fff0cd'))
    sheet.add(ellipse(sx + 90, base - h * 0.66 - 120, 300, 260, sheet.glow([[0, '#ffe7b8', 0.5], [1, '#ffe7b8', 0]], sx + 90, base - h * 0.66 - 120, 300)))
  }
}

function chair(sheet, x, base, s, colour, flip = 1) {
  sheet.add(group(rect(0, -s * 0.5, s * 0.5, s * 0.08, colour, 'rx="8"') + rect(-s * 0.02, -s, s * 0.07, s * 0.56, colour, 'rx="10"') + rect(0.02 * s, -s * 0.44, s * 0.04, s * 0.44, '#4a3828') + rect(s * 0.43, -s * 0.44, s * 0.04, s * 0.44, '#4a3828'), `transform="translate(${x} ${base}) scale(${flip} 1)"`))
}

function diningTable(sheet, x, base, width, seats = 3) {
  shadow(sheet, x + width / 2, base + 6, width * 0.52, 20)
  for (let i = 0; i < seats; i += 1) chair(sheet, x + 60 + (i * (width - 130)) / seats, base - 30, 210, '#6f8279')
  sheet.add(rect(x, base - 168, width, 22, sheet.gradient([[0, '#c09a6c'], [1, '#92704b']]), 'rx="6"'))
  for (const t of [0.05, 0.93]) sheet.add(rect(x + width * t, base - 146, 20, 150, '#5f4a31'))
  sheet.add(ellipse(x + width * 0.3, base - 172, 46, 9, '#f4efe6'), ellipse(x + width * 0.5, base - 172, 46, 9, '#f4efe6'), ellipse(x + width * 0.74, base - 172, 46, 9, '#f4efe6'), rect(x + width * 0.4, base - 240, 36, 68, '#8a9c92', 'rx="12"'))
}

function kitchen(sheet, { cabinet = '#e9e1d3', lower = '#51645d' } = {}) {
  const { left, right, top, floor } = WALL
  sheet.add(rect(left, top + 40, right - left, 210, sheet.gradient([[0, cabinet], [1, mix(cabinet, '#b3a690', 0.3)]])))
  for (let i = 1; i < 9; i += 1) sheet.add(line(left + ((right - left) * i) / 9, top + 40, left + ((right - left) * i) / 9, top + 250, '#a89b86', 3))
  sheet.add(rect(left, top + 250, right - left, 8, '#fff0cd'), rect(left, top + 258, right - left, 230, sheet.gradient([[0, '#fbf4e6'], [1, '#d8cdbc']])))
  for (let i = 1; i < 22; i += 1) sheet.add(line(left + ((right - left) * i) / 22, top + 258, left + ((right - left) * i) / 22, top + 488, '#c3b7a4', 2, 'opacity="0.6"'))
  sheet.add(rect(left, top + 484, right - left, 26, '#f7f3ea'), rect(left, top + 510, right - left, floor - top - 524, sheet.gradient([[0, lower], [1, mix(lower, '#14201d', 0.35)]])))
  for (let i = 1; i < 9; i += 1) sheet.add(line(left + ((right - left) * i) / 9, top + 510, left + ((right - left) * i) / 9, floor - 16, '#2b3936', 3, 'opacity="0.6"'))
  sheet.add(rect(left + 620, top + 470, 330, 14, '#25302e'), path(`M${left + 1120},${top + 484} v-90 q0,-34 34,-34 t34,34`, 'none', 'stroke="#8b8f8c" stroke-width="10"'), rect(left + 1080, top + 484, 200, 8, '#9aa19d'), rect(left + 640, top + 60, 290, 150, '#2b3936'))
  sheet.add(rect(right - 330, top + 40, 330, floor - top - 54, sheet.gradient([[0, mix(cabinet, '#ffffff', 0.2)], [1, mix(cabinet, '#a89b86', 0.35)]])), line(right - 165, top + 40, right - 165, floor - 14, '#a89b86', 4))
}

function island(sheet, x, base, width) {
  shadow(sheet, x + width / 2, base + 10, width * 0.54)
  sheet.add(rect(x + 20, base - 250, width - 40, 250, sheet.gradient([[0, '#b99a6f'], [1, '#836846']])))
  for (let i = 1; i < 16; i += 1) sheet.add(line(x + 20 + ((width - 40) * i) / 16, base - 250, x + 20 + ((width - 40) * i) / 16, base, '#5f4a31', 3, 'opacity="0.4"'))
  sheet.add(rect(x, base - 284, width, 36, sheet.gradient([[0, '#fdfaf3'], [1, '#ddd3c3']])))
  for (let i = 0; i < 3; i += 1) sheet.add(rect(x + 150 + i * (width / 3.4), base - 170, 120, 20, '#6f8279', 'rx="9"'), rect(x + 204 + i * (width / 3.4), base - 150, 12, 156, '#3a4743'), ellipse(x + 210 + i * (width / 3.4), base + 8, 50, 10, '#3a4743'))
  sheet.add(rect(x + width * 0.7, base - 330, 40, 48, '#8a9c92', 'rx="10"'), ellipse(x + width * 0.44, base - 290, 90, 14, '#c8ab82'), ellipse(x + width * 0.42, base - 306, 24, 22, '#c4793f'), ellipse(x + width * 0.45, base - 304, 24, 22, '#a9b25e'))
}

function shelves(sheet, x, y, w, h, rows, { lit = true } = {}) {
  sheet.add(rect(x, y, w, h, sheet.gradient([[0, '#9c7f5a'], [1, '#775e40']])))
  const { random } = sheet
  for (let r = 0; r < rows; r += 1) {
    const top = y + 14 + (r * (h - 14)) / rows
    const rh = (h - 14) / rows - 14
    sheet.add(rect(x + 14, top, w - 28, rh, lit ? sheet.gradient([[0, '#f6dfb4'], [1, '#a88c63']]) : '#65502f'))
    for (let bx = x + 26; bx < x + w - 50; ) {
      const bw = random.range(12, 30)
      if (random.chance(0.82)) sheet.add(rect(bx, top + rh * random.range(0.16, 0.4), bw, rh, random.pick(['#2f5d73', '#e4daca', '#7a5b2b', '#51645d', '#b9a78a', '#8b4a39']), 'opacity="0.92"').replace(/height="[\d.]+"/, `height="${(rh * 0.6).toFixed(1)}"`).replace(/y="[\d.]+"/, `y="${(top + rh * 0.4).toFixed(1)}"`))
      bx += bw + random.range(1, 8)
    }
  }
}

function treadmill(sheet, x, base, s) {
  shadow(sheet, x, base + 6, s * 0.5, 16)
  sheet.add(poly([[x - s * 0.5, base], [x + s * 0.42, base], [x + s * 0.5, base - s * 0.08], [x - s * 0.42, base - s * 0.12]], '#2b3936'), line(x + s * 0.36, base - s * 0.08, x + s * 0.28, base - s * 0.92, '#55635f', s * 0.05), rect(x + s * 0.06, base - s * 0.98, s * 0.3, s * 0.14, '#25302e', 'rx="8"'), line(x + s * 0.3, base - s * 0.66, x - s * 0.06, base - s * 0.62, '#55635f', s * 0.04))
}

/** Names match content/pictures.ts. */
export const interiors = {
  'interior-59a-living': () => { const s = room(101); view(s, { x: 900, w: 1160 }); art(s, 520, 420, 250, 330); rug(s, 1300, 1270, 820, 130); sofa(s, 500, 1230, 980, '#c9bda9'); lowTable(s, 1440, 1330, 480); plant(s, 2080, 1120, 420); return s },
  'interior-59a-kitchen': () => { const s = room(102, { floor: '#bfa27a' }); kitchen(s); diningTable(s, 760, 1330, 1050); s.add(pendant(1080, 420, 70), pendant(1290, 420, 70), pendant(1500, 420, 70)); return s },
  'interior-59a-bedroom': () => { const s = room(103, { hour: 'day', wall: '#e9e4d9' }); view(s, { x: 1440, y: 330, w: 620, h: 560, panes: 2, outside: 'location-park', light: false }); bed(s, 620, 1260, 820); return s },
  'interior-59a-entrance': () => { const s = room(104, { floor: '#cdc6ba', wall: '#e6ddcf' }); s.add(rect(1060, 330, 430, 680, '#3a4743'), rect(1078, 348, 394, 662, s.gradient([[0, '#5f766e'], [1, '#43574f']])), rect(1430, 680, 16, 90, '#a8834a'), rect(480, 300, 420, 710, s.gradient([[0, '#d9c7a6'], [1, '#b39b74']])), line(690, 300, 690, 1010, '#8b714f', 4), rect(1640, 300, 420, 250, s.gradient([[0, '#d9c7a6'], [1, '#b39b74']])), rect(1640, 720, 420, 290, s.gradient([[0, '#d9c7a6'], [1, '#b39b74']])), rect(1640, 550, 420, 170, '#f6dfb4'), rect(1640, 1010, 420, 8, '#fff0cd')); plant(s, 1850, 718, 190); s.add(rect(560, 1180, 900, 130, '#e2d8c8', 'opacity="0.8"')); return s },
  'interior-84a-living': () => { const s = room(105, { hour: 'golden', floor: '#b8966a' }); view(s, { x: 640, w: 1400, panes: 4 }); rug(s, 1280, 1290, 960, 140, '#cfd4cb'); sofa(s, 460, 1230, 1120, '#8d9c94'); lowTable(s, 1560, 1350, 520); plant(s, 480, 1090, 360); plant(s, 2110, 1110, 460); return s },
  'interior-84a-kitchen': () => { const s = room(106); kitchen(s, { cabinet: '#dcd2c0', lower: '#8b714f' }); island(s, 640, 1340, 1280); s.add(pendant(960, 400, 84, '#a8834a'), pendant(1290, 400, 84, '#a8834a'), pendant(1620, 400, 84, '#a8834a')); return s },
  'interior-84a-bedroom': () => { const s = room(107, { hour: 'morning', wall: '#e2e0d6' }); view(s, { x: 480, y: 320, w: 560, h: 620, panes: 2, outside: 'brand-river', light: false }); bed(s, 1080, 1280, 860); art(s, 1240, 330, 240, 180); return s },
  'interior-84a-dressroom': () => { const s = room(108, { wall: '#ece4d6', floor: '#b59a73' }); for (const x of [440, 870, 1300, 1730]) { s.add(rect(x, 290, 400, 720, s.gradient([[0, '#8b714f'], [1, '#67523a']])), rect(x + 16, 306, 368, 688, s.gradient([[0, '#fff0cd'], [1, '#cdb48a']])), rect(x + 16, 420, 368, 8, '#3a4743')); for (let i = 0; i < 14; i += 1) s.add(rect(x + 30 + i * 25, 428, 20, 250 + ((i * 53) % 120), s.random.pick(['#e4daca', '#51645d', '#2b3936', '#b9a78a', '#8fa39b', '#7a5b2b']))); for (let r = 0; r < 2; r += 1) s.add(rect(x + 16, 850 + r * 76, 368, 68, '#a58a66'), rect(x + 160, 878 + r * 76, 80, 8, '#a8834a')) } shadow(s, 1280, 1300, 460); s.add(rect(880, 1120, 800, 180, s.gradient([[0, '#efe6d8'], [1, '#b7a893']]), 'rx="14"')); return s },
  'interior-84b-living': () => { const s = room(109, { hour: 'dusk', wall: '#d9cfc0', side: '#bfb4a3', ceiling: '#e4dacb', floor: '#9c7f5a' }); view(s, { x: 560, w: 1500, panes: 4, outside: 'aerial-dusk', light: false }); rug(s, 1280, 1290, 940, 136, '#b9ad98'); sofa(s, 880, 1240, 1120, '#a08d74'); lowTable(s, 420, 1350, 460); s.add(rect(700, 640, 14, 420, '#3a2d22'), path('M620,660 l34,-130 h106 l34,130 z', '#ffe2a8'), ellipse(707, 640, 520, 460, s.glow([[0, '#ffdf9f', 0.6], [1, '#ffdf9f', 0]], 707, 640, 520))); return s },
  'interior-84b-kitchen': () => { const s = room(110, { hour: 'morning' }); kitchen(s, { cabinet: '#f0eae0', lower: '#d9cdb9' }); diningTable(s, 620, 1340, 1300, 4); s.add(line(700, 330, 1840, 330, '#2b3936', 8), pendant(1280, 440, 130, '#2b3936')); return s },
  'interior-84b-bedroom': () => { const s = room(111, { hour: 'golden', wall: '#e7ddcd' }); view(s, { x: 1300, y: 310, w: 760, h: 640, panes: 2, light: false }); bed(s, 520, 1290, 760); plant(s, 2060, 1120, 380); return s },
  'interior-84b-study': () => { const s = room(112, { hour: 'day', wall: '#e4ded1' }); view(s, { x: 1240, y: 330, w: 800, h: 480, panes: 2, outside: 'central-garden', light: false }); shelves(s, 450, 290, 680, 720, 4); shadow(s, 1660, 1290, 460); s.add(rect(1220, 1010, 880, 30, s.gradient([[0, '#c09a6c'], [1, '#92704b']])), rect(1260, 1040, 24, 250, '#5f4a31'), rect(2040, 1040, 24, 250, '#5f4a31'), rect(1540, 850, 300, 150, '#25302e', 'rx="8"'), rect(1670, 1000, 40, 14, '#55635f')); chair(s, 1540, 1330, 340, '#51645d'); return s },
  'community-fitness': () => { const s = room(121, { hour: 'morning', floor: '#8f8b84', wall: '#dcd8d0' }); view(s, { x: 460, w: 1640, panes: 6, curtain: false, outside: 'central-garden' }); for (const x of [700, 1120, 1540, 1960]) treadmill(s, x, 1240, 420); s.add(person(1130, 1190, 360, '#25332f', 0.2), person(1970, 1190, 350, '#5a4a3c', 0.2)); return s },
  'community-reading-room': () => { const s = room(122, { floor: '#a98a62', wall: '#e2d8c6' }); shelves(s, 440, 290, 1680, 500, 3); diningTable(s, 460, 1340, 1640, 5); for (const x of [760, 1280, 1800]) s.add(pendant(x, 520, 90, '#12332b'), ellipse(x, 900, 300, 300, s.glow([[0, '#ffe7b8', 0.4], [1, '#ffe7b8', 0]], x, 900, 300))); return s },
  'community-cafe': () => { const s = room(123, { hour: 'golden', floor: '#a3937c', wall: '#d8cdbb' }); view(s, { x: 1120, w: 960, panes: 3, curtain: false, outside: 'riverside-walk' }); shelves(s, 450, 300, 600, 380, 3); s.add(rect(430, 760, 660, 260, s.gradient([[0, '#51645d'], [1, '#33463f']])), rect(414, 734, 692, 30, '#f4eee3'), rect(520, 640, 150, 94, '#8b8f8c', 'rx="8"'), person(820, 1010, 380, '#3a2d22', 0.05), rect(430, 762, 660, 256, s.gradient([[0, '#51645d'], [1, '#33463f']]))); diningTable(s, 1300, 1340, 760, 2); plant(s, 560, 1360, 400); for (const x of [560, 760, 960]) s.add(pendant(x, 420, 56, '#a8834a')); return s },
  'community-daycare': () => { const s = room(124, { hour: 'day', floor: '#d2b78c', wall: '#efe9dc', side: '#e0e3d6' }); view(s, { x: 1240, y: 330, w: 780, h: 460, panes: 3, outside: 'central-garden', light: false }); shelves(s, 460, 620, 640, 390, 2, { lit: false }); rug(s, 1280, 1270, 900, 130, '#9db3a6'); for (const [x, c] of [[820, '#a8834a'], [1010, '#2f5d73'], [1600, '#8b4a39'], [1790, '#51645d']]) s.add(ellipse(x, 1268, 90, 24, '#2a211a', 'opacity="0.2"'), rect(x - 74, 1160, 148, 104, s.gradient([[0, mix(c, '#ffffff', 0.45)], [1, c]]), 'rx="30"')); s.add(path('M500,300 h500 l-250,-160 z', 'none'), ellipse(620, 450, 90, 90, '#e4c88f'), ellipse(820, 420, 60, 60, '#9db3a6'), ellipse(960, 480, 76, 76, '#c79a86')); return s },
  'community-guest-house': () => { const s = room(125, { hour: 'dusk', wall: '#d6ccbd', floor: '#9c7f5a' }); view(s, { x: 480, y: 310, w: 700, h: 640, panes: 2, outside: 'aerial-dusk', light: false }); bed(s, 1240, 1270, 720); plant(s, 560, 1200, 380); return s },
  'brand-craft': () => { const s = new Sheet('morning', 126); s.add(rect(0, 0, WIDTH, HEIGHT, s.gradient([[0, '#efe8dc'], [1, '#d9cebc']]))); const slabOf = (x, y, w, h, colour, lines) => { shadow(s, x + w / 2 + 30, y + h + 10, w * 0.5, 26, 0.3); s.add(rect(x, y, w, h, s.gradient([[0, mix(colour, '#ffffff', 0.22)], [1, mix(colour, '#241c16', 0.12)]], { x2: 1, y2: 1 }))); for (let i = 0; i < lines; i += 1) { const ly = y + s.random.range(10, h - 10); s.add(`<path d="M${x},${ly} q${w * 0.3},${s.random.range(-30, 30)} ${w * 0.55},${s.random.range(-10, 10)} t${w * 0.45},${s.random.range(-16, 16)}" fill="none" stroke="${mix(colour, s.random.chance(0.5) ? '#ffffff' : '#241c16', 0.24)}" stroke-width="${s.random.range(1, 4).toFixed(1)}" opacity="0.55"/>`) } }; slabOf(240, 220, 760, 980, '#b08d60', 46); slabOf(860, 120, 620, 640, '#c9c3b8', 18); slabOf(1180, 560, 700, 720, '#51645d', 8); slabOf(1700, 260, 560, 560, '#a8834a', 60); slabOf(1840, 700, 480, 560, '#efe9df', 14); return s },
}
const again = (name, seedOutside) => () => { const s = interiors[name](); s.add(rect(0, 0, WIDTH, HEIGHT, seedOutside, 'opacity="0.08"')); return s }
Object.assign(interiors, {
  'poster-59': () => { const s = room(131); view(s, { x: 460, w: 900, outside: 'riverside-walk' }); diningTable(s, 1440, 1250, 640, 2); sofa(s, 420, 1300, 900, '#b9ad98'); s.add(pendant(1760, 480, 80)); return s },
  'poster-84': () => { const s = room(132, { hour: 'morning', floor: '#bb9b70' }); view(s, { x: 820, w: 1240, panes: 4, outside: 'brand-river' }); rug(s, 1300, 1300, 900, 130, '#d5d2c4'); sofa(s, 700, 1250, 1200, '#d0c6b5'); art(s, 500, 400, 220, 300); plant(s, 2080, 1130, 440); return s },
  'tour-1-2': () => { const s = room(133, { hour: 'day' }); view(s, { x: 520, w: 1520, panes: 5, outside: 'location-town' }); rug(s, 1280, 1290, 900, 130); sofa(s, 1240, 1240, 860, '#9fada6'); diningTable(s, 380, 1330, 700, 2); s.add(pendant(720, 460, 80, '#a8834a')); return s },
  'tour-3-5': again('interior-84b-living', '#2f5d73'),
})
