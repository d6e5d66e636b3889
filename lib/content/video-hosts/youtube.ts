import type { VideoHost } from './video-host'

/** YouTube's privacy-enhanced host: no cookies before the film is played. */
const ORIGIN = 'https://www.youtube-nocookie.com'

export const youtube: VideoHost = {
  origin: ORIGIN,
  id: { pattern: /^[\w-]{11}$/, hint: 'YouTube 영상 ID 11자' },
  playerUrl: (id) => `${ORIGIN}/embed/${id}`,
  // No other channel's films after the end (`rel=0`), little branding, accepts messages (`enablejsapi`):
  // https://developers.google.com/youtube/player_parameters
  startParameters: ({ muted }) => ({ autoplay: '1', mute: muted ? '1' : '0', rel: '0', modestbranding: '1', playsinline: '1', enablejsapi: '1' }),
  pauseMessage: JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] }),
}
