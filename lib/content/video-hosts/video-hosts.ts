import type { VideoHost } from './video-host'
import { youtube } from './youtube'

/** Every host that content/ may name as a film's `kind`. To add one: its file, and a line here. */
export const videoHosts = { youtube } satisfies Record<string, VideoHost>

export type VideoHostName = keyof typeof videoHosts

export const videoHost = (name: VideoHostName): VideoHost => videoHosts[name]
