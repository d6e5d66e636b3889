/** 128 random bits. Not `randomUUID`: there is none on http://192.168.0.7, which is no secure context. */
const randomKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Idempotency keys: a body that is sent again after a lost answer keeps its key, until it was accepted. */
export function idempotencyKeys() {
  let last = { body: '', key: '' }
  return {
    keyOf(values: Readonly<Record<string, unknown>>): string {
      const body = JSON.stringify(values)
      if (last.body !== body) last = { body, key: randomKey() }
      return last.key
    },
    /** The same body is another request from here on. */
    forget() {
      last = { body: '', key: '' }
    },
  }
}
