/** `node --import` this, with SHIFT_CLOCK_MS: the process believes in another time. Timers and durations stay as they are. */
const shiftMs = Number(process.env.SHIFT_CLOCK_MS)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length === 0 ? [target.now() + shiftMs] : values, newTarget),
  apply: (target) => new target(target.now() + shiftMs).toString(),
  get: (target, name, receiver) => (name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name, receiver)),
})
