/** Escapes text for HTML or XML, between tags or in a quoted attribute: five characters become numeric references. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
