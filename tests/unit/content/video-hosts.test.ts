import { videosSchema } from '@/lib/content/schemas/guides'
import { frameOrigins } from '@/lib/cli/generate/frame-origins'
import { embedUrl } from '@/lib/content/video-hosts/video-host'
import { videoHost, videoHosts, type VideoHostName } from '@/lib/content/video-hosts/video-hosts'

const names = Object.keys(videoHosts) as VideoHostName[]
const FILM = { id: 'brand', title: '영상', description: '영상입니다.', poster: 'poster', uploaded: '2027-03-01', transcript: ['장면'] }
const withBrandFilm = (source: { kind: string; id: string }) => ({ brand: { ...FILM, source }, tabs: [] })

describe.each(names)('%s', (name) => {
  const host = videoHost(name)

  it('serves its player from its origin, over https', () => {
    expect(new URL(host.origin).origin).toBe(host.origin)
    expect(host.origin).toMatch(/^https:/)
    expect(new URL(host.playerUrl('1')).origin).toBe(host.origin)
  })

  it('starts muted where the site starts it, and with sound where the reader did', () => {
    expect(embedUrl(host, '1', { muted: true })).not.toBe(embedUrl(host, '1'))
  })

  it('refuses an id that would leave the path of its player', () => {
    for (const id of ['', '../admin', 'a/b', 'abc?autoplay=1', ' '])
      expect(videosSchema.safeParse(withBrandFilm({ kind: name, id })).error?.issues.map(({ message }) => message)).toEqual([host.id.hint])
  })

  it('is allowed by the policy where a film of content names it', () => {
    expect(frameOrigins({ tours: { tabs: [] }, videos: { ...withBrandFilm({ kind: name, id: '1' }), tabs: [] }, videoHosts })).toEqual([host.origin])
  })
})

it('accepts a film of a host, and refuses an unknown host', () => {
  expect(videosSchema.safeParse(withBrandFilm({ kind: 'youtube', id: 'abcdefghijk' })).success).toBe(true)
  expect(videosSchema.safeParse(withBrandFilm({ kind: 'nowhere', id: 'abcdefghijk' })).success).toBe(false)
})

it('allows no host while every film and tour is of our own', () => {
  const own = { kind: 'file', files: [{ href: '/films/a.mp4' }] }
  expect(frameOrigins({ tours: { tabs: [{ source: '/tour/59' }] }, videos: { brand: { source: own }, tabs: [{ source: null }] }, videoHosts })).toEqual([])
  expect(frameOrigins({ tours: null, videos: { brand: null, tabs: [] }, videoHosts })).toEqual([])
  expect(frameOrigins({ tours: { tabs: [{ source: 'https://my.tours.example/a' }] }, videos: { brand: { source: own }, tabs: [] }, videoHosts })).toEqual([
    'https://my.tours.example',
  ])
})
