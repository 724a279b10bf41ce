import type { LiveReport, LiveReportAck } from '@planet-heroes/contracts/socket-map';

export interface LiveClockPort {
  /** This device's clock, in ms, however wrong; it never jumps. */
  now(): number;
  /** Sends a report, where a connection is open; the answer may come late, or never. */
  send(report: LiveReport, answer: (ack: LiveReportAck) => void): void;
  /** Whether the visitor wants little data, or does not look: fewer changes then. */
  isSparing(): boolean;
  /** What `ageMs` says may be another. */
  onAge(): void;
}

const ROUND_TRIPS = 5;
const TICK_MS = 500;
/**
 * When nothing has come for this long the server is asked; each time that it has nothing new, twice as long after. The
 * first silence after a change, and the first change that is late, may mean a link that has become slow: fewer changes
 * are wanted until the answer is there.
 */
const FIRST_QUIET_MS = 1000;
const LAST_QUIET_MS = 10_000;
/** An answer that takes longer means that nothing comes through. */
const OVERDUE_MS = 1000;
/** Two changes that are so much later than the way takes come faster than the connection carries them. */
const LATE_MS = 600;
/** How often changes are wanted over a connection that is slow, and by who is sparing. */
const SLOW_MS = 2000;
const SPARING_MS = 10_000;
/** After this time without a late change it is tried again whether the connection has become faster. */
const SLOW_FOR_MS = 60_000;

/** How old what the page shows is, by the server's clock; and how often the page wants changes. */
export class LiveClock {
  /** The server's clock less ours, by the last round trips. */
  #offsets: number[] = [];
  /** The shortest way there and back, ms. */
  #roundTripMs = Number.POSITIVE_INFINITY;
  #heardAt = 0;
  /** When what was last heard was the newest, by the server's clock. */
  #shownAt = 0;
  #polledAt = 0;
  /** How old what was shown was at the end of a time of polling. */
  #polledAge: LiveReport['age'];
  #lateness = 0;
  #wasLate = false;
  #slowUntil = 0;
  /** Since when an answer is awaited. */
  #askedAt: number | undefined;
  #sentAt = 0;
  #quietMs = FIRST_QUIET_MS;
  #everyMs = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly port: LiveClockPort) {}

  /** A connection has opened, after the page was polling. */
  start(wasPolling: boolean): void {
    this.stop();
    this.#everyMs = 0;
    const age = Math.round(this.serverNow - Math.max(this.#shownAt, this.#polledAt));
    this.#polledAge = wasPolling && this.#offsets.length ? { ms: Math.max(0, age), connection: 'polling' } : undefined;
    this.#heardAt = this.port.now();
    this.#ask();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  /** The connection is lost. */
  stop(): void {
    clearInterval(this.#timer);
    this.#askedAt = undefined;
    this.#wasLate = false;
    this.#lateness = 0;
  }

  /** An answer to a call was the newest at `at`. */
  polled(at: number): void {
    this.#polledAt = Math.max(this.#polledAt, at);
  }

  /** Something has come over the connection that was the newest at `at`, by the server's clock. */
  heard(at: number): void {
    this.#quietMs = FIRST_QUIET_MS;
    this.#note(at);
    const isLate = this.#lateness > this.#roundTripMs / 2 + LATE_MS;
    // A page in the background may be late on a fast connection.
    if (isLate && this.#everyMs < SPARING_MS) {
      if (this.#wasLate || this.#everyMs) this.#slowUntil = this.port.now() + SLOW_FOR_MS;
      if (!this.#everyMs) this.#ask(!this.#wasLate);
    }
    this.#wasLate = isLate;
  }

  /** How old what is shown may be, in ms: what the last message said, or more while nothing comes through. */
  get ageMs(): number {
    const silentMs = this.#askedAt === undefined ? 0 : this.port.now() - Math.max(this.#askedAt, this.#heardAt);
    if (silentMs > OVERDUE_MS && this.#shownAt > 0) return this.serverNow - this.#shownAt;
    return Math.max(this.#lateness, this.#everyMs);
  }

  /** The server's clock, in ms since 1970; ours until it has been asked. */
  get serverNow(): number {
    return this.port.now() + this.#offset;
  }

  get #offset(): number {
    return this.#offsets.toSorted((a, b) => a - b)[this.#offsets.length >> 1] ?? 0;
  }

  #note(at: number): void {
    this.#heardAt = this.port.now();
    this.#shownAt = Math.max(this.#shownAt, at);
    this.#lateness = this.#offsets.length ? this.serverNow - at : 0;
    this.port.onAge();
  }

  /** How often changes are wanted. */
  get #pace(): number {
    if (this.port.isSparing()) return SPARING_MS;
    return this.port.now() < this.#slowUntil ? SLOW_MS : 0;
  }

  #tick(): void {
    const isQuiet = this.port.now() - this.#heardAt >= this.#quietMs + this.#everyMs;
    const isUnsure = this.#offsets.length < ROUND_TRIPS;
    const isAsking = this.#askedAt !== undefined;
    // A report may be refused, where a socket has sent too many messages: no answer to it ever comes.
    const isLost = isAsking && this.port.now() - this.#sentAt >= LAST_QUIET_MS;
    if (isLost || (!isAsking && (this.#pace !== this.#everyMs || isQuiet || isUnsure)))
      this.#ask(!isLost && isQuiet && this.#pace === 0 && this.#quietMs === FIRST_QUIET_MS);
    else if (isAsking) this.port.onAge();
  }

  #ask(isProbe = false): void {
    const everyMs = isProbe ? SLOW_MS : this.#pace;
    const isKnown = this.#offsets.length;
    const askedAt = this.port.now();
    this.#everyMs = Math.max(this.#everyMs, this.#pace);
    const connection = this.#everyMs ? ('slow' as const) : ('live' as const);
    this.#askedAt ??= askedAt;
    this.#sentAt = askedAt;
    const age = this.#polledAge ?? (isKnown ? { ms: Math.round(this.ageMs), connection } : undefined);
    this.#polledAge = undefined;
    const packed = 'DecompressionStream' in globalThis;
    const report: LiveReport = { everyMs, ...(everyMs > 0 && { packed }), ...(age && { age }) };
    this.port.send(report, ({ now, at }) => {
      const took = this.port.now() - askedAt;
      const offset = now - askedAt - took / 2;
      // No delay explains such a difference: the device has slept, and its clock with it.
      if (took < OVERDUE_MS && Math.abs(offset - this.#offset) > OVERDUE_MS) this.#offsets = [];
      if (took < OVERDUE_MS || !isKnown) this.#offsets = [...this.#offsets, offset].slice(-ROUND_TRIPS);
      this.#roundTripMs = Math.min(this.#roundTripMs, took);
      this.#askedAt = undefined;
      if (isProbe && took >= OVERDUE_MS) this.#slowUntil = this.port.now() + SLOW_FOR_MS;
      this.#everyMs = isProbe ? this.#pace : everyMs;
      this.#quietMs = Math.min(2 * this.#quietMs, LAST_QUIET_MS);
      this.#note(at);
      if (this.#everyMs !== everyMs) this.#ask();
    });
  }
}
