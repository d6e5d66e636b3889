/**
 * A service that shows films in an iframe. Content's schema, the player, structured data and the content security policy all
 * derive from this description. Loaded by browsers, so without zod.
 */
export interface VideoHost {
  /** Origin of the player's iframe, which the policy allows (`frame-src`) and which alone receives our messages. */
  origin: string
  /** Format of a film's id, and the error message for a mistyped one in content/. */
  id: { pattern: RegExp; hint: string }
  /** Address of the player, without options. */
  playerUrl: (id: string) => string
  /** Query parameters for a player that starts at once, inline, and accepts `pauseMessage`. */
  startParameters: (options: { muted: boolean }) => Readonly<Record<string, string>>
  /** The `postMessage` that pauses the player. */
  pauseMessage: string
}

/** @returns address of the player that starts when it has loaded */
export function embedUrl(host: VideoHost, id: string, { muted = false } = {}): string {
  const url = new URL(host.playerUrl(id))
  url.search = new URLSearchParams(host.startParameters({ muted })).toString()
  return url.href
}
