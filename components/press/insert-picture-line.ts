/**
 * Puts the line that stands for a picture into a text, between paragraphs: below the one in which the cursor is, or at the end if
 * nobody has worked in the text yet. Nothing happens if the text has it.
 */
export function insertPictureLine(text: HTMLTextAreaElement, line: string): void {
  const { value, selectionEnd } = text
  if (value.split('\n').some((one) => one.trim() === line)) return
  const lineEnd = value.indexOf('\n', selectionEnd)
  const at = selectionEnd === 0 || lineEnd === -1 ? value.length : lineEnd
  const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()]
  text.value = [before, line, after].filter((part) => part !== '').join('\n\n')
}

/** Takes the line out again. */
export function removePictureLine(text: HTMLTextAreaElement, line: string): void {
  text.value = text.value
    .split('\n')
    .filter((one) => one.trim() !== line)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}
