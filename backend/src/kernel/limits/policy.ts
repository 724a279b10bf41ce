/** Limits of callers that no setting changes; `docs/run.md` lists the settings. */
export const LIMITS = {
  /** An IPv6 /56 may do this many times what one of its /64s may. */
  wideNetworkFactor: 4,
  /** Operators' calls by others, for each wrong token allowed: their pages make some before anyone has signed in. */
  strangersFactor: 10,
  /** Messages of one socket: a page sends a dozen when it connects, and some with each screen. */
  messages: { points: 60, seconds: 10 },
  /** What a connection may carry in a window before it is cut off. */
  connection: { windowMs: 10_000, packets: 300, bytes: 256 * 1024 },
  /** Reads that count as writes. */
  costlyReads: ['/api/me/export', '/api/me/points'],
} as const;
