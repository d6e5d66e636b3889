const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The rule holds for whoever brings more than `distinct` different values within `withinMs`. */
export interface Threshold {
  readonly withinMs: number
  readonly distinct: number
}

/**
 * What no people do: many phones from one network block, with one program, and with the same in what was typed. It is
 * quarantined without a confirmation. Thousands share a block or a program, so it takes all three.
 */
export const QUARANTINE_THRESHOLDS = {
  // Phones whose first nine digits are equal. Of 2,000 people's, three are so once in 500 evenings.
  phones: { withinMs: 10 * MINUTE_MS, distinct: 20 },
  // Phones with one long text. What somebody put up to be copied comes from many programs and networks.
  copies: { withinMs: 10 * MINUTE_MS, distinct: 30 },
} as const satisfies Record<string, Threshold>

/**
 * What thousands may share: marked, and confirmed like everybody's. A launch evening behind carrier-grade NAT brings
 * 200 people a minute; to one public address 8 to 16 of them, to a block some 70, two of ten have one program, and a
 * hundred may copy one text that somebody put up.
 */
export const SUSPICION_THRESHOLDS = {
  /** Different phones of one program behind one address, */
  client: { withinMs: 10 * MINUTE_MS, distinct: 60 },
  /** of all programs behind one address, */
  address: { withinMs: 10 * MINUTE_MS, distinct: 250 },
  /** of one program in one block, */
  blockProgram: { withinMs: 10 * MINUTE_MS, distinct: 300 },
  /** and of one block. */
  block: { withinMs: 10 * MINUTE_MS, distinct: 1000 },
  /** Different phones of a block that make it one that people share: it is no part of a sweep over many networks. */
  sharedBlock: { withinMs: 10 * MINUTE_MS, distinct: 10 },
  /** Different blocks that one program comes from. */
  agent: { withinMs: 10 * MINUTE_MS, distinct: 200 },
  /** Different phones whose first nine digits are equal, */
  phones: { withinMs: HOUR_MS, distinct: 10 },
  /** that come with equal name and birth date, or e-mail address, */
  copies: { withinMs: HOUR_MS, distinct: 10 },
  /** or one long text. */
  text: { withinMs: 10 * MINUTE_MS, distinct: 100 },
  /** Different blocks that one phone is registered from: home, office and the road are three. */
  phone: { withinMs: 24 * HOUR_MS, distinct: 3 },
} as const satisfies Record<string, Threshold>

/** Different blocks a minute of everybody, where SURGE_REGISTRATIONS says nothing else: carriers bring thousands of people from few. */
export const SURGE_BLOCKS = 120
export const SURGE_WITHIN_MS = MINUTE_MS

/**
 * Confirmations of marked registrations a minute; what is beyond goes later, in the order of arrival. A flood costs
 * little until somebody has looked, and nobody who is real goes without.
 */
export const MARKED_MESSAGES_PER_MINUTE = { block: 12, all: 120 } as const

/** The office is told of so many that were marked or quarantined, at most once an hour. */
export const ALARM = { from: 10, everyMs: HOUR_MS } as const
