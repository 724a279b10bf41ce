/** When requests are admitted under load. Times in ms. */
export const ADMISSION = {
  /** Requests that begin in one turn of the event loop: a few milliseconds' work. */
  requestsPerTurn: 8,
  /** Requests that a connection may send ahead of their answers: browsers send none, proxies a few. */
  pipelinedRequests: 32,
  /** A route's calls are shed only from this many waiting ones on, however slow the answers are. */
  crowdSize: 100,
  /** Calls that may come at one moment, as when a reward opens: they are served in order. */
  rushSize: 1_000,
  /** A crowd that lasts longer than this is not a passing rush. */
  crowdLastsMs: 1_000,
  /** A call that would wait longer is refused: well below the time after which a call gets 202. */
  expectedWaitMs: 2_000,
  /** The pace of a route is that of its last completions: they come in bursts. */
  paceSamples: 500,
  /** Commands of which one ended within this time are being worked off. */
  workedOffWithinMs: 1_000,
  /** No call takes this long: one that was cut off before it could be read never ends. */
  forgottenAfterMs: 120_000,
  /** How often a crowd is measured at most: in between, its admission stays unchanged. */
  measuredEveryMs: 50,
  /** One log line per overload, not one per refused request. */
  loggedEveryMs: 10_000,
  /** How often a queue's depth is read at most, and how long a reading counts. */
  queueDepth: { readEveryMs: 500, knownForMs: 2_000 },
} as const;
