/** @jest-environment jsdom */
import { loadPanorama, panoramaSources } from '@/components/tour/panorama/panorama-picture'
import { media as breakpoints } from '@/components/ui/breakpoints'

const file = { id: '59a-living', hash: '0a1b2c3d', widths: [3072, 4096], bytes: {} }

test('offers small files to phones, large ones otherwise, AVIF before WebP', () => {
  expect(panoramaSources(file).map(({ url, media }) => [url, media])).toEqual([
    ['/panoramas/59a-living-3072.0a1b2c3d.avif', breakpoints.phone],
    ['/panoramas/59a-living-4096.0a1b2c3d.avif', undefined],
    ['/panoramas/59a-living-3072.0a1b2c3d.webp', breakpoints.phone],
    ['/panoramas/59a-living-4096.0a1b2c3d.webp', undefined],
  ])
})

test('a panorama counts as loaded once it is decoded', async () => {
  let decoded = () => {}
  HTMLImageElement.prototype.decode = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        decoded = resolve
      }),
  )
  const loaded = jest.fn()
  const loading = loadPanorama(file).then(loaded)
  await Promise.resolve()
  expect(loaded).not.toHaveBeenCalled()
  decoded()
  await loading
  expect(loaded).toHaveBeenCalledWith(expect.any(HTMLImageElement))
})
