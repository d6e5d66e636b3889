/** Loaded into a process by `NODE_OPTIONS=--import`: sets its clock CLOCK_AHEAD_DAYS ahead of the machine's. */
const RealDate = Date
const aheadMs = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 86_400_000
const now = () => RealDate.now() + aheadMs

globalThis.Date = /** @type {DateConstructor} */ (
  new Proxy(RealDate, {
    construct: (target, values, newTarget) => Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
)
