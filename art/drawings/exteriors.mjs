import { HEIGHT, WIDTH, Sheet, ellipse, group, line, mix, path, poly, rect } from './kit.mjs'
import { farCity, skyline, slab, tower } from './towers.mjs'
import { ground, haze, person, reeds, sky, tree, treeBelt, water } from './nature.mjs'

/** The complex over the river, from the other bank. */
function riverfront(hour, seed, { horizon = 800, count = 9, high = 520, low = 330, reedsOn = true } = {}) {
  const sheet = new Sheet(hour, seed)
  sky(sheet, horizon)
  farCity(sheet, horizon, 0.86)
  haze(sheet, horizon - 20, 120, 0.7)
  const back = skyline(sheet, { base: horizon + 6, count: 12, from: 120, to: 2500, low: low * 0.6, high: high * 0.68, tone: 0.6, width: 74 })
  const front = skyline(sheet, { base: horizon + 14, count, from: 260, to: 2330, low, high, tone: 0.16, width: 112, brand: true })
  sheet.add(back)
  haze(sheet, horizon, 70, 0.45)
  sheet.add(front)
  treeBelt(sheet, horizon + 34, { size: 70, gap: 26, tone: 0.2 })
  treeBelt(sheet, horizon + 52, { size: 46, gap: 20, tone: 0.06, jitter: 6 })
  sheet.add(rect(0, horizon + 50, WIDTH, 12, mix(sheet.hour.light, sheet.hour.shade, 0.3)))
  water(sheet, horizon + 60, HEIGHT, { reflect: back + front })
  haze(sheet, horizon + 60, 40, 0.35)
  if (reedsOn) {
    reeds(sheet, HEIGHT + 10, { to: 900, height: 230, count: 300 })
    reeds(sheet, HEIGHT + 10, { from: 1900, height: 170, count: 220 })
  }
  return sheet
}

/** At the gate: two stone walls, a long canopy, an avenue that leads to the towers. */
function gate(hour, seed) {
  const sheet = new Sheet(hour, seed)
  const { hour: h } = sheet
  const horizon = 880
  sky(sheet, horizon, { hills: 2 })
  farCity(sheet, horizon, 0.84)
  sheet.add(skyline(sheet, { base: horizon + 20, count: 6, from: 180, to: 2420, low: 420, high: 640, tone: 0.42, width: 150 }))
  haze(sheet, horizon - 30, 90, 0.4)
  sheet.add(tower(sheet, { x: 330, base: horizon + 40, width: 250, height: 800, tone: 0.1, brand: true, kind: 1 }))
  sheet.add(tower(sheet, { x: 1930, base: horizon + 40, width: 270, height: 760, tone: 0.12, brand: true, kind: 2 }))
  treeBelt(sheet, horizon + 70, { size: 150, gap: 60, tone: 0.1 })
  ground(sheet, horizon + 40, HEIGHT, mix(h.light, h.shade, 0.42), mix(h.haze, h.shade, 0.12))
  sheet.add(poly([[1000, horizon + 44], [1560, horizon + 44], [2300, HEIGHT], [260, HEIGHT]], sheet.gradient([[0, mix(h.haze, '#c9c0b0', 0.5)], [1, mix('#a89f92', h.light, 0.3)]])))
  for (let i = 0; i < 14; i += 1) {
    const t = (i / 13) ** 1.8
    const y = horizon + 46 + t * (HEIGHT - horizon - 46)
    sheet.add(line(1000 - 740 * t, y, 1560 + 740 * t, y, mix(h.shade, h.light, 0.4), 1 + t * 3, 'opacity="0.35"'))
  }
  const stone = sheet.gradient([[0, mix('#cfc4b2', h.light, 0.5)], [1, mix('#9b9284', h.shade, 0.2)]])
  for (const [x, w] of [[360, 430], [1770, 430]]) {
    sheet.add(rect(x, horizon - 170, w, 300, stone))
    for (let i = 1; i < 6; i += 1) sheet.add(line(x, horizon - 170 + i * 50, x + w, horizon - 170 + i * 50, h.shade, 1.5, 'opacity="0.4"'))
  }
  sheet.add(rect(250, horizon - 226, 2060, 46, sheet.gradient([[0, '#2b3d38'], [1, '#12332b']])))
  sheet.add(rect(250, horizon - 182, 2060, 6, '#a8834a'))
  for (const x of [820, 1250, 1300, 1730]) sheet.add(rect(x, horizon - 180, 20, 300, mix('#3a4a45', h.shade, 0.3)))
  for (let i = 0; i < 5; i += 1) {
    const t = i / 4
    sheet.add(tree(sheet, 300 - t * 250, horizon + 120 + t * 300, 240 + t * 260), tree(sheet, 2260 + t * 250, horizon + 120 + t * 300, 240 + t * 260))
  }
  sheet.add(person(1180, 1120, 150, '#25332f'), person(1236, 1124, 140, '#4b3f37', 0.1), person(1450, 1010, 92, '#31403c'))
  return sheet
}

function riverside(hour, seed) {
  const sheet = new Sheet(hour, seed)
  const { hour: h } = sheet
  const horizon = 700
  sky(sheet, horizon)
  farCity(sheet, horizon)
  const towers = skyline(sheet, { base: horizon + 10, count: 5, from: 1300, to: 2560, low: 380, high: 560, tone: 0.26, width: 128, brand: true })
  sheet.add(towers)
  treeBelt(sheet, horizon + 40, { size: 90, gap: 30, tone: 0.24, from: 900 })
  water(sheet, horizon + 30, HEIGHT, { reflect: towers })
  const walk = `M1180,${HEIGHT} C1500,1150 2050,930 2600,${horizon + 60} L2600,${HEIGHT} Z`
  sheet.add(path(walk, sheet.gradient([[0, mix(h.light, h.haze, 0.5)], [1, mix('#b3a894', h.light, 0.25)]])))
  sheet.add(path(`M1560,${HEIGHT} C1800,1180 2220,960 2600,${horizon + 96} L2600,${HEIGHT} Z`, sheet.gradient([[0, h.leaf[1]], [1, h.leaf[2]]])))
  for (let i = 0; i < 11; i += 1) {
    const t = i / 10
    const x = 1190 + (2560 - 1190) * t ** 0.82
    const y = HEIGHT - (HEIGHT - horizon - 80) * t ** 0.72
    sheet.add(line(x, y, x, y - 130 * (1 - t * 0.86), mix('#2b3d38', h.haze, t * 0.6), 5 * (1 - t) + 1.2))
  }
  for (let i = 0; i < 6; i += 1) sheet.add(tree(sheet, 1900 + i * 140, HEIGHT - 40 - i * 96, 470 - i * 56))
  sheet.add(person(1700, 1170, 150, '#22302c', 0.2), person(1772, 1158, 138, '#5a4a3c', 0.12), person(2060, 1000, 82, '#31403c', 0.2))
  reeds(sheet, HEIGHT + 12, { to: 1200, height: 280, count: 420 })
  return sheet
}

function garden(hour, seed) {
  const sheet = new Sheet(hour, seed)
  const { hour: h } = sheet
  const horizon = 760
  sky(sheet, horizon, { hills: 1 })
  sheet.add(skyline(sheet, { base: horizon + 30, count: 4, from: -80, to: 2620, low: 520, high: 690, tone: 0.34, width: 300, brand: true }))
  haze(sheet, horizon - 10, 80, 0.4)
  treeBelt(sheet, horizon + 60, { size: 190, gap: 74, tone: 0.18 })
  ground(sheet, horizon + 50, HEIGHT, h.leaf[0], mix(h.leaf[1], h.haze, 0.4))
  sheet.add(path('M-40,1220 C500,1060 900,1010 1280,1010 C1700,1010 2100,1070 2600,1230 L2600,1500 L-40,1500 Z', mix('#bfb29c', h.light, 0.4)))
  sheet.add(ellipse(1280, 1130, 760, 120, mix('#8f8779', h.light, 0.3)), ellipse(1280, 1124, 735, 108, sheet.gradient([[0, h.water[0]], [1, h.water[2]]])))
  for (let i = 0; i < 26; i += 1) sheet.add(rect(640 + sheet.random.range(0, 1200), 1050 + sheet.random.range(0, 150), sheet.random.range(40, 200), 3, h.sun, `opacity="${sheet.random.range(0.15, 0.45).toFixed(2)}"`))
  for (const [x, y, s] of [[200, 1130, 520], [520, 1030, 330], [2060, 1030, 340], [2400, 1150, 560], [1640, 985, 210], [930, 985, 220]]) sheet.add(ellipse(x + 40, y + 6, s * 0.5, s * 0.07, '#14201d', 'opacity="0.22"'), tree(sheet, x, y, s))
  for (const x of [760, 1700]) sheet.add(group(rect(x, 1250, 210, 16, '#8a6d49') + rect(x + 16, 1266, 12, 46, '#3a4a45') + rect(x + 182, 1266, 12, 46, '#3a4a45')))
  sheet.add(person(1020, 1262, 140, '#25332f', 0.18), person(1076, 1258, 96, '#6c5140', 0.2), person(1840, 1246, 138, '#3d4d49', 0.1))
  return sheet
}

function tram(hour, seed) {
  const sheet = new Sheet(hour, seed)
  const { hour: h } = sheet
  const horizon = 800
  sky(sheet, horizon, { hills: 2 })
  farCity(sheet, horizon)
  sheet.add(skyline(sheet, { base: horizon + 20, count: 7, from: 100, to: 2560, low: 300, high: 520, tone: 0.4, width: 140, brand: true }))
  treeBelt(sheet, horizon + 60, { size: 130, gap: 56, tone: 0.14 })
  ground(sheet, horizon + 60, HEIGHT, h.leaf[0], mix(h.leaf[1], h.haze, 0.3))
  sheet.add(rect(0, 1180, WIDTH, 260, sheet.gradient([[0, mix('#a49a8b', h.light, 0.4)], [1, mix('#82796d', h.light, 0.2)]])))
  for (const y of [1100, 1130]) sheet.add(rect(0, y, WIDTH, 5, '#5b5f5e'))
  sheet.add(line(0, 600, WIDTH, 590, '#3a4a45', 3, 'opacity="0.7"'))
  for (const x of [240, 1180, 2180]) sheet.add(rect(x, 580, 9, 540, '#3a4a45'), line(x, 610, x + 90, 600, '#3a4a45', 5))
  let cars = ''
  for (let c = 0; c < 4; c += 1) {
    const x = 420 + c * 400
    cars += rect(x, 850, 388, 240, sheet.gradient([[0, '#fbf8f1'], [1, '#dcd4c6']]), 'rx="22"')
    cars += rect(x + 12, 886, 364, 112, sheet.gradient([[0, '#2a4650'], [1, '#4d6d76']]), 'rx="8"')
    for (let w = 1; w < 4; w += 1) cars += rect(x + 12 + w * 91 - 3, 886, 6, 112, '#e9e2d6')
    cars += rect(x, 1016, 388, 14, '#2f5d73') + rect(x, 1032, 388, 5, '#a8834a')
    for (const w of [70, 300]) cars += rect(x + w, 1080, 60, 30, '#25302e', 'rx="8"')
  }
  sheet.add(ellipse(1220, 1116, 860, 16, '#14201d', 'opacity="0.3"'), cars, poly([[1240, 850], [1290, 800], [1360, 800], [1330, 850]], 'none', 'stroke="#3a4a45" stroke-width="5"'), line(1270, 802, 1380, 598, '#3a4a45', 3))
  sheet.add(rect(1980, 860, 500, 18, '#12332b'), rect(2030, 878, 12, 300, '#3a4a45'), rect(2420, 878, 12, 300, '#3a4a45'), rect(1980, 1178, 500, 12, '#8d8272'))
  sheet.add(person(2120, 1184, 150, '#25332f', 0.06), person(2190, 1184, 140, '#5a4a3c', 0.08), person(2330, 1184, 152, '#31403c', 0.1))
  for (const [x, s] of [[90, 420], [300, 300]]) sheet.add(tree(sheet, x, 1200, s))
  return sheet
}

function place(hour, seed, draw, { horizon = 820, front = true, city = true } = {}) {
  const sheet = new Sheet(hour, seed)
  const { hour: h } = sheet
  sky(sheet, horizon)
  if (city) farCity(sheet, horizon)
  sheet.add(skyline(sheet, { base: horizon + 14, count: 9, from: 60, to: 2540, low: 220, high: 380, tone: 0.56, width: 92 }))
  haze(sheet, horizon, 80, 0.5)
  treeBelt(sheet, horizon + 60, { size: 110, gap: 48, tone: 0.22 })
  ground(sheet, horizon + 60, HEIGHT, h.leaf[0], mix(h.leaf[1], h.haze, 0.35))
  draw(sheet, h, horizon)
  if (front) for (const [x, s] of [[120, 460], [2440, 500], [2230, 320], [360, 280]]) sheet.add(tree(sheet, x, 1300, s))
  return sheet
}

/** Names match content/pictures.ts. */
export const exteriors = {
  'aerial-golden-hour': () => riverfront('golden', 11),
  'aerial-dusk': () => riverfront('dusk', 12, { horizon: 820, count: 8, high: 560 }),
  'gate-street': () => gate('morning', 21),
  'riverside-walk': () => riverside('golden', 31),
  'central-garden': () => garden('day', 41),
  'brand-river': () => riverfront('morning', 51, { horizon: 620, count: 6, high: 300, low: 180 }),
  'brand-garden': () => garden('morning', 53),
  'brand-light': () => gate('golden', 52),
  'location-tram': () => tram('day', 61),
  'location-park': () => riverside('day', 62),
  'location-hospital': () => place('day', 63, (sheet, h) => sheet.add(slab(sheet, { x: 520, base: 1160, width: 1500, height: 420, floors: 7 }), slab(sheet, { x: 900, base: 740, width: 700, height: 200, floors: 3, tone: 0.05 }), slab(sheet, { x: 760, base: 1180, width: 420, height: 130, floors: 1, fill: mix('#2f5d73', h.light, 0.55) }))),
  'location-school': () => place('morning', 64, (sheet, h) => {
    sheet.add(slab(sheet, { x: 420, base: 1080, width: 1400, height: 300, floors: 4, fill: mix('#d8c3a2', h.light, 0.4) }), slab(sheet, { x: 1820, base: 1080, width: 300, height: 220, floors: 2 }))
    sheet.add(ellipse(1240, 1260, 900, 120, mix('#b9765a', h.haze, 0.4)), ellipse(1240, 1260, 800, 92, h.leaf[1]))
  }),
  'location-interchange': () => place('golden', 65, (sheet, h) => {
    const road = mix('#7d7a74', h.light, 0.25)
    for (const [d, w] of [['M-60,1240 C600,1120 1500,1120 2640,1000', 90], ['M-60,1400 C700,1300 1500,1010 2640,1210', 76], ['M1380,1500 C1200,1180 760,1100 900,1000 C1040,920 1500,1000 2640,940', 52]]) {
      sheet.add(`<path d="${d}" fill="none" stroke="#14201d" stroke-opacity="0.22" stroke-width="${w + 16}" transform="translate(0 12)"/>`, `<path d="${d}" fill="none" stroke="${road}" stroke-width="${w}"/>`, `<path d="${d}" fill="none" stroke="${h.light}" stroke-width="3" stroke-dasharray="46 40" opacity="0.8"/>`)
    }
  }, { front: false }),
  'location-town': () => riverfront('day', 66, { horizon: 900, count: 13, high: 460, low: 300, reedsOn: false }),
  'location-hub': () => place('dusk', 67, (sheet) => {
    for (let i = 0; i < 7; i += 1) sheet.add(slab(sheet, { x: 240 + i * 300, base: 1120 + (i % 2) * 40, width: 220 + (i % 3) * 40, height: 360 + ((i * 137) % 300), floors: 9 + (i % 4) }))
  }),
  'model-house': () => place('day', 68, (sheet, h) => {
    sheet.add(slab(sheet, { x: 480, base: 1220, width: 1600, height: 380, floors: 2, roof: 26 }), rect(900, 800, 760, 36, '#12332b'), rect(900, 836, 760, 6, '#a8834a'), rect(0, 1230, WIDTH, 210, mix('#a89f92', h.light, 0.4)))
    sheet.add(person(1180, 1300, 150, '#25332f'), person(1250, 1302, 142, '#5a4a3c', 0.1), person(1620, 1290, 146, '#31403c'))
  }),
  'poster-brand-film': () => riverfront('golden', 71, { horizon: 700, count: 7, high: 420 }),
  'poster-location': () => riverfront('day', 72, { horizon: 760, count: 11, high: 400 }),
}
