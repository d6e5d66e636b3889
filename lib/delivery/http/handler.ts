import type { IncomingMessage, ServerResponse } from 'node:http'

/** Headers of an answer, or added to a request: one value for each name. */
export type Headers = Readonly<Record<string, string>>

/** Answers a request whose address is canonical, or leaves it to the next: false. */
export type Handler = (request: IncomingMessage, response: ServerResponse, path: string, query: string) => boolean
