export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com'

/**
 * Address of the embedded player: starts at once, shows no other channel's films after the end (`rel=0`), little
 * branding, answers pause messages (`enablejsapi`). https://developers.google.com/youtube/player_parameters
 */
export function youtubeEmbedUrl(id: string, { muted = false } = {}): string {
  const url = new URL(`/embed/${id}`, YOUTUBE_ORIGIN)
  const options = { autoplay: '1', mute: muted ? '1' : '0', rel: '0', modestbranding: '1', playsinline: '1', enablejsapi: '1' }
  url.search = new URLSearchParams(options).toString()
  return url.href
}
