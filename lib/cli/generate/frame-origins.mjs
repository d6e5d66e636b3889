/**
 * Origins of the iframes in content, for the content security policy: tours by their address, films by their host. A host without
 * a film is not allowed.
 * @param {object} content
 * @param {{ tabs: readonly { source: unknown }[] } | null} content.tours
 * @param {{ brand: Film | null, tabs: readonly Film[] }} content.videos
 * @param {Readonly<Record<string, { origin: string }>>} content.videoHosts lib/content/video-hosts/video-hosts.ts
 * @returns {string[]}
 * @typedef {{ source: { kind: string } | null }} Film
 */
export function frameOrigins({ tours, videos, videoHosts }) {
  const ofTours = (tours?.tabs ?? []).flatMap(({ source }) => (typeof source === 'string' && source.startsWith('https://') ? [new URL(source).origin] : []))
  const ofFilms = [videos.brand, ...videos.tabs].flatMap((film) => (film?.source && videoHosts[film.source.kind]?.origin) ?? [])
  return [...new Set([...ofTours, ...ofFilms])]
}
