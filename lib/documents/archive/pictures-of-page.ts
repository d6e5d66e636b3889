const FILE = /\/(?!\/)[\w%.~/-]+\.(?:avif|webp|jpe?g|png|svg|gif|mp4|webm)\b/g

/** Addresses of pictures and films that a page names, each once. @param origin public origin of the site */
export const picturesOf = (html: string, origin: string): Set<string> => new Set(html.replaceAll(origin, '').match(FILE) ?? [])
