type Film = { source: { kind: string } | null }

/**
 * Origins of the iframes in content, for the content security policy: tours by their address, films by their host. A host without
 * a film is not allowed.
 */
export function frameOrigins({
  tours,
  videos,
  videoHosts,
}: {
  tours: { tabs: readonly { source: unknown }[] } | null
  videos: { brand: Film | null; tabs: readonly Film[] }
  videoHosts: Readonly<Record<string, { origin: string }>>
}): string[] {
  const ofTours = (tours?.tabs ?? []).flatMap(({ source }) => (typeof source === 'string' && source.startsWith('https://') ? [new URL(source).origin] : []))
  const ofFilms = [videos.brand, ...videos.tabs].flatMap((film) => (film?.source && videoHosts[film.source.kind]?.origin) ?? [])
  return [...new Set([...ofTours, ...ofFilms])]
}
