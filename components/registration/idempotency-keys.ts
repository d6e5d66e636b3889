/** Idempotency keys: a body that is sent again after a lost answer keeps its key, until it was accepted. */
export function idempotencyKeys() {
  let last = { body: '', key: '' }
  return {
    keyOf(values: Readonly<Record<string, unknown>>): string {
      const body = JSON.stringify(values)
      if (last.body !== body) last = { body, key: crypto.randomUUID() }
      return last.key
    },
    /** The same body is another request from here on. */
    forget() {
      last = { body: '', key: '' }
    },
  }
}
