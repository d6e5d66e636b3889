/**
 * A service that shows films in a frame. All that the site knows of one: content's schema, the player, structured data
 * and the content security policy follow from it. Part of what browsers load, so without zod.
 */
export interface VideoHost {
  /** Origin of the player's frame, which the policy lets in (`frame-src`) and which alone gets our messages. */
  origin: string
  /** Shape of a film's id, and what to write, for whoever mistyped it in content/. */
  id: { pattern: RegExp; hint: string }
  /** Address of the player, without options. */
  playerUrl: (id: string) => string
  /** Query of a player that starts at once, inline, and takes `pauseMessage`. */
  startParameters: (options: { muted: boolean }) => Readonly<Record<string, string>>
  /** What `postMessage` has to bring the player for it to pause. */
  pauseMessage: string
}

/** @returns address of the player that starts as soon as it is loaded */
export function embedUrl(host: VideoHost, id: string, { muted = false } = {}): string {
  const url = new URL(host.playerUrl(id))
  url.search = new URLSearchParams(host.startParameters({ muted })).toString()
  return url.href
}
