/** @jest-environment node */
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { InvalidInputError } from '@/lib/errors'
import { encodeCover } from '@/lib/press/encode-picture'
import { MEDIA_MAX_BYTES } from '@/lib/press/media-store'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#806040' } })
const refusal = (file: Uint8Array) =>
  encodeCover('id', file, '설명').then(
    () => null,
    (error: unknown) => (error instanceof InvalidInputError ? error.fields : error),
  )

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('encodes %s as WebP in three widths and a JPEG for previews', async (format) => {
  const { cover, media } = await encodeCover('id', await picture(2000, 1000)[format]().toBuffer(), '설명')
  expect(cover).toMatchObject({ alt: '설명', width: 1600, height: 800, files: [{ width: 640 }, { width: 960 }, { width: 1600 }] })
  const stored = new Map(media.map(({ id, bytes }) => [id, bytes]))
  for (const { file, width } of cover.files) expect(await sharp(stored.get(file)).metadata()).toMatchObject({ format: 'webp', width })
  expect(await sharp(stored.get(cover.social)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('does not enlarge a small picture', async () => {
  const { cover } = await encodeCover('id', await picture(300, 200).png().toBuffer(), '설명')
  expect(cover).toMatchObject({ width: 300, height: 200, files: [{ width: 300 }] })
})

test('rotates by the camera’s orientation, and removes place and time', async () => {
  const taken = await picture(400, 200)
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: '비밀' }, IFD3: { GPSLatitude: '37/1 0/1 0/1' } } })
    .jpeg()
    .toBuffer()
  expect((await sharp(taken).metadata()).exif).toBeDefined()
  const { cover, media } = await encodeCover('id', taken, '설명')
  expect(cover).toMatchObject({ width: 200, height: 400 })
  for (const { bytes } of media) expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
})

test('fits even noise into a document', async () => {
  const noise = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 90 } } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const { media } = await encodeCover('id', noise, '설명')
  for (const { bytes } of media) expect(bytes.byteLength).toBeLessThanOrEqual(MEDIA_MAX_BYTES)
})

test('names equal bytes alike within an article, and differently in another', async () => {
  const file = await picture(100, 100).png().toBuffer()
  const [once, again, elsewhere] = await Promise.all(['id', 'id', 'other'].map((id) => encodeCover(id, file, '설명')))
  expect(again?.cover).toEqual(once?.cover)
  expect(elsewhere?.cover.social).not.toBe(once?.cover.social)
})

test.each([
  ['an SVG', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>'],
  ['a text', '사진이 아닙니다.'],
  ['nothing', ''],
  ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
])('refuses %s, whatever its name', async (_name, content) => {
  expect(await refusal(Buffer.from(content))).toEqual({ cover: 'JPEG, PNG, WebP, AVIF 사진만 올릴 수 있습니다.' })
})

test.each(['ftypheic\0\0\0\0mif1heic', 'ftypmif1\0\0\0\0mif1heic', 'ftypheix\0\0\0\0mif1heix'])(
  'says of a phone’s HEIC (%j) what to do on it',
  async (brands) => {
    const { cover } = (await refusal(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(brands, 'latin1')]))) as { cover: string }
    expect(cover).toMatch(/HEIC.*아이폰은 설정 → 카메라 → 포맷.*갤럭시는 카메라 설정/)
  },
)

test('refuses a truncated picture, and one that only starts like a picture', async () => {
  const jpeg = await picture(800, 800).jpeg().toBuffer()
  const broken = { cover: '사진 파일이 손상되어 읽을 수 없습니다. 다른 파일을 골라 주세요.' }
  expect(await refusal(jpeg.subarray(0, jpeg.length / 2))).toEqual(broken)
  expect(await refusal(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<svg/>')]))).toEqual(broken)
})

test('refuses a small file of very many pixels before decoding', async () => {
  const bomb = await picture(8, 8).png().toBuffer()
  // Its header says 50,000 by 50,000, with a correct checksum.
  bomb.writeUInt32BE(50_000, 16)
  bomb.writeUInt32BE(50_000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  expect(await refusal(bomb)).toEqual({ cover: '사진이 너무 큽니다. 5,000만 화소까지 올릴 수 있습니다.' })
})
