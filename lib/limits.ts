/**
 * All limits on callers, and the only place of these numbers: the route, what is counted, and how many (`points`)
 * within how long (`seconds`). If `points` has several numbers, each scope is counted separately within the same time.
 * A network is one IPv4 address or IPv6 /64 for the server; for everything else see
 * lib/client-network.ts. All counts are kept in this process's memory and reset by a restart.
 * Plain data in plain Node, because the server reads it before anything is compiled.
 */
export const limits = {
  /**
   * The environment's RATE_LIMIT_REGISTRATIONS overrides `points`. A household or an office behind one address stays
   * below the limit.
   */
  registrations: { route: 'POST /api/registrations', counts: 'new registrations of one user agent behind one network', points: 10, seconds: 60 },
  /**
   * A multiple of `registrations`: people mistype, and share addresses. Counted per user agent, so that strangers
   * behind the address do not use it up.
   */
  registrationAttempts: {
    route: 'POST /api/registrations',
    counts: 'requests with a readable body, of one user agent behind one network',
    timesRegistrations: 6,
    seconds: 60,
  },

  /**
   * Surely bots: many phones from one network block, with one user agent and the same input. They are quarantined without a
   * confirmation. Thousands of people share a block or a user agent, so it takes all three.
   */
  quarantine: {
    // Among 2,000 people's phones, three are so alike once in 500 evenings.
    phones: { route: 'POST /api/registrations', counts: 'different phones whose first nine digits are equal', points: 20, seconds: 10 * 60 },
    // A text that someone published to be copied comes from many user agents and networks.
    copies: { route: 'POST /api/registrations', counts: 'different phones with one long text', points: 30, seconds: 10 * 60 },
  },
  /**
   * Traits that thousands may share: such registrations are flagged, and confirmed like any other. A launch evening behind
   * carrier-grade NAT brings 200 people a minute: 8 to 16 of them on one public address, some 70 on a block, two of ten with
   * one user agent, and a hundred may copy one published text.
   */
  suspicion: {
    client: { route: 'POST /api/registrations', counts: 'different phones of one user agent behind one address', points: 60, seconds: 10 * 60 },
    // Places are worth hoarding, so the limit is lower than for plain registrations and counts a day. A carrier's
    // address has a few dozen a day.
    visits: {
      route: 'POST /api/registrations',
      counts: 'different phones that one user agent behind one address books visits for',
      points: 40,
      seconds: 24 * 60 * 60,
    },
    // Against a new user agent each time. More than people behind a carrier's address book in six hours.
    visitsOfAddress: {
      route: 'POST /api/registrations',
      counts: 'different phones that visits are booked for behind one address, whatever the user agent',
      points: 60,
      seconds: 6 * 60 * 60,
    },
    visitsOfBlock: {
      route: 'POST /api/registrations',
      counts: 'different phones that visits are booked for in one network block',
      points: 300,
      seconds: 6 * 60 * 60,
    },
    address: { route: 'POST /api/registrations', counts: 'different phones of all user agents behind one address', points: 250, seconds: 10 * 60 },
    blockUserAgent: { route: 'POST /api/registrations', counts: 'different phones of one user agent in one network block', points: 300, seconds: 10 * 60 },
    block: { route: 'POST /api/registrations', counts: 'different phones of one network block', points: 1000, seconds: 10 * 60 },
    sharedBlock: {
      route: 'POST /api/registrations',
      counts: 'different phones of a block that make it one that people share: it is no part of a sweep over many networks',
      points: 10,
      seconds: 10 * 60,
    },
    agent: { route: 'POST /api/registrations', counts: 'different network blocks that one user agent comes from', points: 200, seconds: 10 * 60 },
    phones: { route: 'POST /api/registrations', counts: 'different phones whose first nine digits are equal', points: 10, seconds: 60 * 60 },
    copies: { route: 'POST /api/registrations', counts: 'different phones with equal name and birth date, or e-mail address', points: 10, seconds: 60 * 60 },
    text: { route: 'POST /api/registrations', counts: 'different phones with one long text', points: 100, seconds: 10 * 60 },
    // A person may use three: home, office and mobile.
    phone: { route: 'POST /api/registrations', counts: 'different network blocks that one phone is registered from', points: 3, seconds: 24 * 60 * 60 },
  },
  /** The environment's SURGE_REGISTRATIONS overrides `points`. Carriers bring thousands of people from few blocks. */
  surge: { route: 'POST /api/registrations', counts: 'different network blocks of everybody, beyond which registrations are marked', points: 120, seconds: 60 },
  /**
   * Messages over the limit are sent later, in the order of arrival. A flood costs little until staff have looked, and
   * every real visitor still gets a message.
   */
  markedMessages: {
    route: 'POST /api/registrations',
    counts: 'confirmations of marked registrations, of one network block and of all',
    points: { block: 12, all: 120 },
    seconds: 60,
  },
  /**
   * The last quarter of a time's places, and every flagged booking, is held until the SMS link confirms it, so that
   * nobody keeps a place without the phone. Counted from the SMS's due time, which is later for flagged bookings.
   */
  heldPlaces: { route: 'POST /api/registrations', counts: 'places that wait for their confirmation, each once', points: 1, seconds: 30 * 60 },
  /** The office gets an SMS after this many, at most once in this time. */
  officeAlarm: { route: 'POST /api/registrations', counts: 'registrations that were marked or quarantined', points: 10, seconds: 60 * 60 },

  /**
   * Failed attempts before a pause of `blockSeconds`. An attacker uses up the limit of the own network first, so that
   * guesses from elsewhere do not lock the owner out on a new device.
   */
  signIn: {
    network: {
      route: 'POST /api/auth/sign-in',
      counts: 'failed attempts from one network, whatever the account',
      points: 30,
      seconds: 10 * 60,
      blockSeconds: 10 * 60,
    },
    account: {
      route: 'POST /api/auth/sign-in',
      counts: 'failed attempts on one account from one network, while few fail on that account',
      points: 10,
      seconds: 15 * 60,
      blockSeconds: 5 * 60,
    },
    strict: {
      route: 'POST /api/auth/sign-in',
      counts: 'the same once more than `strictAfter` of `allNetworks` have failed: guesses are coming from many networks',
      points: 3,
      seconds: 60 * 60,
      blockSeconds: 60 * 60,
    },
    // Over the limit, only devices that signed in before, or that the operator unlocks, may sign in.
    allNetworks: {
      route: 'POST /api/auth/sign-in',
      counts: 'failed attempts on one account from all networks',
      points: 300,
      strictAfter: 60,
      seconds: 60 * 60,
    },
    // Strangers cannot use this up.
    device: {
      route: 'POST /api/auth/sign-in',
      counts: 'failed attempts on one account from one device that has signed in to it before',
      points: 10,
      seconds: 15 * 60,
      blockSeconds: 5 * 60,
    },
  },
  /** A link's token cannot be guessed. Valid links are never refused, because the invited person may share the address. */
  invitations: { route: 'POST /api/auth/invitation', counts: 'invitations that do not exist, of one network', points: 20, seconds: 10 * 60 },
  /** Keeps a person at an unattended session from guessing the password or second factor. */
  passwordConfirmations: {
    route: 'POST /api/admin/account',
    counts: 'confirmations of one account by password and second factor',
    points: 10,
    seconds: 15 * 60,
  },
  /** Enough to see an attack and its origin, too few to fill a disk; one aggregate entry counts the rest. */
  refusalTrail: {
    route: 'every administrator’s page and POST /api/auth/sign-in',
    counts: 'refusals written into the audit trail one by one, of one network and of all',
    points: { network: 10, all: 40 },
    seconds: 10 * 60,
  },

  /**
   * A household or an office shares an address and may use equal phones; whoever drops the cookie or changes the
   * user agent reaches the limit of `network`.
   */
  articleViews: {
    route: 'POST /api/press/[id]/views',
    counts: 'readings of one article that are counted, of one user agent behind one network and of one network',
    points: { userAgent: 3, network: 20 },
    seconds: 60 * 60,
  },

  /**
   * Each page reports one popup open; an office or a household shares an address. Over the limit nothing is counted,
   * and nothing refused.
   */
  popupOpens: { route: 'POST /api/popup-openings', counts: 'counted popup opens of one network', points: 60, seconds: 60 * 60 },

  /** Codes have 49 bits. Over the limit the log says so; existing codes still work for everybody behind the address. */
  qrGuesses: { route: 'GET /q/[code]', counts: 'codes of one network that do not exist', points: 60, seconds: 10 * 60 },

  /** Tokens have 128 bits: like `qrGuesses`. */
  visitLinkGuesses: { route: 'GET /v/[token], POST /api/visits', counts: 'links of one network that do not exist', points: 60, seconds: 10 * 60 },

  /**
   * Each request asks the store how many places are booked, or for the hours. A form asks once when its visit fields open, and for every
   * other day; 16 people share a carrier's address. Over the limit nobody is refused, but a response may be
   * `sharedSeconds` old.
   */
  visitTimes: { route: 'GET /api/visit-times', counts: 'requests of one network', points: 240, seconds: 60, sharedSeconds: 5 },

  /** How long all callers share one response. A failure is shared for less time, so that recovery shows early. */
  healthCheck: { route: 'GET /api/health', counts: 'one check of the store', seconds: 5, secondsAfterFailure: 1 },

  /** An idle connection takes about 10 kB. Fewer if the process may open few files; never fewer than `min`. */
  connections: {
    route: 'every connection',
    counts: 'connections at once; one network takes at most one part in `networkShare`',
    points: { max: 8_000, min: 64, networkShare: 4 },
    /** From the first byte of a request, or from the connection, until its headers are complete. */
    headersSeconds: 20,
    /** Until its body is complete as well: 8 MB of a press picture at 0.6 Mbit/s. */
    requestSeconds: 120,
    /** Without a byte in either direction, as nginx allows (client_body_timeout, send_timeout). */
    idleSeconds: 60,
    /** Between requests; longer than the 60 s of common balancers, which must be first to close. */
    keepAliveSeconds: 65,
    /** After this time a request may be closed when connections run out. */
    longRequestSeconds: 10,
  },
  /** Browsers do not pipeline, and Node hands out every request of a chunk (64 kB) at once. */
  pipelining: { route: 'every connection', counts: 'unanswered requests of one connection', points: 16 },
  /** Rendering uses the one processor that all share. Requests over the limit wait and are not refused. */
  renders: { route: 'every page that has to be rendered', counts: 'pages of one network rendered at once, whatever the method', points: 16 },
} as const
