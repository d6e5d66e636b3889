/** @returns `text`, or its beginning with an ellipsis, of at most `max` characters */
export const cutText = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text)
