import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { addToManifest, storePicture } from '../../../../../lib/cli/generate/pictures/picture-folder'
import { readMaster } from '../../../../../lib/cli/generate/pictures/read-master'

/** A sheet that is red on its left half and blue on its right. */
const sheet = (/** @type {number} */ width, /** @type {number} */ height) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: Math.round(width / 2), height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])
/** With a location and a camera, rotated as by a phone held upright. */
const photograph = (/** @type {number} */ width, /** @type {number} */ height) =>
  sheet(width, height)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '37/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

test('turns a photograph upright and removes its camera and location', async () => {
  const original = await photograph(1600, 1200)
  expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Camera')
  const master = await readMaster(original, 'garden')
  const { width, height, exif, orientation } = await sharp(master).metadata()
  expect({ width, height, exif, orientation }).toEqual({ width: 1200, height: 1600, exif: undefined, orientation: undefined })
  // Left became top.
  const top = await sharp(master).extract({ left: 0, top: 0, width: 1200, height: 100 }).raw().toBuffer()
  expect(top[0]).toBeGreaterThan(200)
  expect(top[2]).toBeLessThan(50)
})

test("no file of a picture has the camera's metadata", async () => {
  process.env.AVIF_EFFORT = '0'
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  await storePicture(folder, 'garden', await readMaster(await photograph(1600, 1200), 'garden'))
  const files = readdirSync(folder)
  expect(files.map((file) => file.replace(/\.[0-9a-f]{8}\./, '.')).sort()).toEqual(
    ['garden-1080.avif', 'garden-1080.jpg', 'garden-1080.webp', 'garden-480.avif', 'garden-480.webp', 'garden-750.avif', 'garden-750.webp'].sort(),
  )
  for (const file of files) {
    const { exif, iptc, xmp } = await sharp(join(folder, file)).metadata()
    expect({ file, exif, iptc, xmp }).toEqual({ file, exif: undefined, iptc: undefined, xmp: undefined })
  }
}, 60_000)

test('a new picture replaces only the one of its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const add = async (/** @type {string} */ name, /** @type {number} */ height) =>
    addToManifest(folder, name, await storePicture(folder, name, await readMaster(await sheet(1080, height).png().toBuffer(), name)))
  await add('garden-a', 700)
  await add('garden', 700)
  await add('garden', 800)
  const files = readdirSync(folder)
  expect(files.filter((file) => file.startsWith('garden-1080.') && file.endsWith('.jpg'))).toHaveLength(1)
  expect(files.filter((file) => file.startsWith('garden-a-1080.') && file.endsWith('.jpg'))).toHaveLength(1)
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  expect(Object.keys(manifest)).toEqual(['garden', 'garden-a'])
  expect(manifest.garden).toMatchObject({ width: 1080, height: 800, widths: [480, 750, 1080] })
})

test.each([
  ['garden', 1079, 800, '1079x800: 너무 작습니다. 폭이 1080px 이상이어야 하며 2560px 이 알맞습니다.'],
  ['hero-tall', 1200, 1200, "1200x1200: '-tall' 은 세로로 긴 그림의 이름입니다."],
])('%s of %i x %i is refused', async (name, width, height, message) => {
  await expect(readMaster(await sheet(width, height).png().toBuffer(), name)).rejects.toThrow(message)
})

test('refuses a file that is no picture, or a truncated one', async () => {
  const whole = await sheet(2000, 1500).jpeg({ quality: 100 }).toBuffer()
  const half = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'half.jpg')
  writeFileSync(half, whole.subarray(0, whole.length / 2))
  for (const original of [half, Buffer.from('no picture'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"/>')])
    await expect(readMaster(original, 'garden')).rejects.toThrow(/^그림을 읽지 못했습니다/)
})
