/** 128 random bits. Not `randomUUID`, which is missing outside secure contexts such as http://192.168.0.7. */
const randomKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Idempotency keys: a body that is sent again after a lost response keeps its key until it is accepted. */
export function idempotencyKeys() {
  let last = { body: '', key: '' }
  return {
    keyOf(values: Readonly<Record<string, unknown>>): string {
      const body = JSON.stringify(values)
      if (last.body !== body) last = { body, key: randomKey() }
      return last.key
    },
    /** From here on the same body counts as a new request. */
    forget() {
      last = { body: '', key: '' }
    },
  }
}
