import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { LogEvent } from '@planet-heroes/contracts/log-events';
import { compareLogPositions, formatLogPosition, type LogPosition } from '@planet-heroes/contracts/kernel/events/log-position';
import type { ProjectionReport } from '@planet-heroes/contracts/kernel/events/projections-report';
import { Database } from '@planet-heroes/domain/kernel/database/database';
import {
  currentLogStart,
  LogArchivedError,
  type LogStart,
  lookBehind,
  readLog,
} from '@planet-heroes/domain/kernel/log/read-log';
import { Logger } from '@planet-heroes/platform/observability/logger';
import { LogSnapshot } from './log-snapshot.js';
import type { Projection } from './projection.js';

const BATCH = 1_000;
const COMPARE_BOUND_MS = 5_000;
const SAFETY_POLL_MS = 1_000;
/** When held-back events are looked for again, ms: soon at first, since what holds them is mostly just committing. */
const FIRST_RETRY_MS = 5;
const LAST_RETRY_MS = 320;

interface Follower {
  projection: Projection;
  position: LogPosition;
  eventsApplied: number;
  stoppedAt?: ProjectionReport['stoppedAt'];
  /** Its hash differs from the tables'; it is being loaded again. */
  differs: boolean;
  /**
   * What the snapshot that it was loaded from has shown it already, while events that are read can still be among that.
   */
  loadedFrom?: LogSnapshot | undefined;
  /** Events that were read while it is being loaded again. */
  meanwhile?: LogEvent[] | undefined;
}

/** How a projection's hash compares with a fresh one's; `reloadedFrom` is its hash before it was mended. */
export interface ProjectionComparison {
  name: string;
  live: string;
  tables: string;
  reloadedFrom?: string;
}

/**
 * Follows the event log and feeds the projections. One that cannot apply an event stops before it, for good, while the
 * others go on: a board that is known to be old is better than one that is wrong without notice. One that differs from
 * the tables is loaded again from them.
 */
@Injectable()
export class LogTailer {
  private followers: readonly Follower[] = [];
  private start: LogStart | undefined;
  private isStopped = false;
  private readTo: LogPosition = { transactionId: '0', row: '0' };
  private reading: Promise<void> | undefined;
  private readAgain = false;
  private timer: NodeJS.Timeout | undefined;
  private checkedAt = 0;
  private horizon = 0n;
  private unreadSeconds = 0;
  private retryMs = FIRST_RETRY_MS;
  private retryTimer: NodeJS.Timeout | undefined;
  private failing = false;
  private readonly listeners: ((events: readonly LogEvent[]) => void)[] = [];
  private readonly stopListeners: ((projection: string, reason: string) => void)[] = [];
  private readonly reloadListeners: ((projections: readonly string[]) => void)[] = [];
  private reconciling: Promise<ProjectionComparison[]> | undefined;
  private waiting: { transactionId: bigint; resolve: () => void }[] = [];

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /**
   * Loads the projections from one consistent snapshot, then follows the log from there. Until they are loaded nothing
   * is read: an event fed to a half-loaded projection would be lost or counted twice.
   */
  async begin(projections: readonly Projection[]): Promise<void> {
    const position = this.readTo;
    this.followers = projections.map((projection) => ({ projection, position, eventsApplied: 0, differs: false }));
    const start = await this.load(this.followers);
    this.readTo = start.position;
    this.start = start;
    this.wake();
    // A wake-up that came meanwhile makes the next read follow at once.
    while (this.reading) await this.reading;
    this.timer = setInterval(() => this.wake(), SAFETY_POLL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.retryTimer);
    this.isStopped = true;
    await this.reading;
  }

  /**
   * Says that the log has grown; costs nothing when a read is under way already, or before the projections are loaded.
   */
  wake(): void {
    if (!this.start || this.isStopped) return;
    if (this.reading) {
      this.readAgain = true;
      return;
    }
    this.reading = this.read(this.start).finally(() => {
      this.reading = undefined;
      if (this.readAgain) {
        this.readAgain = false;
        this.wake();
      }
    });
  }

  /** Is called with each batch once the projections have taken it. */
  onApplied(listener: (events: readonly LogEvent[]) => void): void {
    this.listeners.push(listener);
  }

  /** Called with each projection that stops. */
  onStopped(listener: (projection: string, reason: string) => void): void {
    this.stopListeners.push(listener);
  }

  /** Called with projections that were loaded again: everything derived from their old state is void. */
  onReloaded(listener: (projections: readonly string[]) => void): void {
    this.reloadListeners.push(listener);
  }

  /** Resolves once the events of a transaction have been read, or after `boundMs`. */
  async waitFor(transactionId: string, boundMs: number): Promise<void> {
    const wanted = BigInt(transactionId);
    if (BigInt(this.readTo.transactionId) >= wanted) return;
    this.wake();
    await new Promise<void>((resolve) => {
      const entry = { transactionId: wanted, resolve };
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((other) => other !== entry);
        resolve();
      }, boundMs);
      entry.resolve = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.push(entry);
    });
  }

  /** Every event of a transaction below this one has been read. */
  get readBelow(): bigint {
    return this.horizon;
  }

  get position(): LogPosition {
    return this.readTo;
  }

  /** Names the log that positions are of. */
  get logId(): string {
    return this.start!.log;
  }

  /** Every event behind this position is read; what lies before may have been in the tables that were loaded. */
  get completeFrom(): LogPosition {
    return this.start!.complete;
  }

  /** When what is shown was the newest, in ms since 1970: now, unless there is more to read, or nothing can be read. */
  get asOf(): number {
    const now = Date.now();
    const isCurrent = !this.failing && this.unreadSeconds === 0 && now - this.checkedAt < 2 * SAFETY_POLL_MS;
    return isCurrent ? now : Math.round(this.checkedAt - 1000 * this.unreadSeconds);
  }

  /** The position that every read answers from, as the Planet-Position header shows it. */
  get shownPosition(): string {
    return formatLogPosition(this.readTo);
  }

  /** Age of the oldest event that has not been read, in seconds; while the log cannot be read at all, it grows. */
  lagSeconds(): number {
    if (this.checkedAt === 0) return Number.POSITIVE_INFINITY;
    const sinceCheck = (Date.now() - this.checkedAt) / 1000;
    return this.failing || this.unreadSeconds > 0 ? this.unreadSeconds + sinceCheck : 0;
  }

  reports(): ProjectionReport[] {
    return this.followers.map(({ projection, position, eventsApplied, stoppedAt, differs }) => ({
      name: projection.name,
      position: formatLogPosition(position),
      hash: projection.hash(),
      eventsApplied,
      ...(stoppedAt && { stoppedAt }),
      ...(differs && { differs }),
    }));
  }

  /**
   * Compares the projections with the tables, and loads those that differ again from them. A node is not ready while
   * one differs; the reloaded one is compared once more.
   */
  reconcile(): Promise<ProjectionComparison[]> {
    this.reconciling ??= this.reconcileNow().finally(() => (this.reconciling = undefined));
    return this.reconciling;
  }

  private async reconcileNow(): Promise<ProjectionComparison[]> {
    const found = await this.compareWithTables();
    const wrong = new Map(found.filter(({ live, tables }) => live !== tables).map((each) => [each.name, each]));
    this.noteDiffering(found);
    if (wrong.size === 0) return found;
    this.logger.error({ projections: [...wrong.values()] }, 'Projections differ from the tables; they are loaded again.');
    await this.reload(this.followers.filter(({ differs }) => differs));
    const again = await this.compareWithTables();
    this.noteDiffering(again);
    return again.map((each) => {
      const before = wrong.get(each.name);
      return before ? { ...each, reloadedFrom: before.live } : each;
    });
  }

  private noteDiffering(comparisons: readonly ProjectionComparison[]): void {
    for (const follower of this.followers) {
      follower.differs = comparisons.some(({ name, live, tables }) =>
        name === follower.projection.name && live !== tables
      );
    }
  }

  /** Loads projections that are being fed; what is read meanwhile is given to them afterwards. */
  private async reload(followers: readonly Follower[]): Promise<void> {
    for (const follower of followers) follower.meanwhile = [];
    try {
      await this.load(followers);
    } finally {
      for (const follower of followers) {
        const events = follower.meanwhile!;
        follower.meanwhile = undefined;
        for (const event of events) this.feed(follower, event);
      }
    }
    const names = followers.map(({ projection }) => projection.name);
    this.logger.warn({ projections: names }, 'Projections were loaded again from the tables.');
    for (const listener of this.reloadListeners) listener(names);
  }

  /** Loads projections from one consistent snapshot, and returns where the log continues from there. */
  private async load(followers: readonly Follower[]): Promise<LogStart> {
    return this.database.transaction(
      async (snapshot) => {
        const start = await currentLogStart(snapshot);
        for (const follower of followers) {
          await follower.projection.load(snapshot);
          follower.position = start.position;
          follower.loadedFrom = new LogSnapshot(start.snapshot);
        }
        return start;
      },
      { isolation: 'repeatable read' },
    );
  }

  /**
   * Compares each projection's hash with that of a fresh one, loaded from the tables and brought by the log to the same
   * position. Stopped projections are left out; readiness reports them.
   */
  async compareWithTables(): Promise<ProjectionComparison[]> {
    const fresh = this.followers.filter(({ stoppedAt }) => !stoppedAt).map(({ projection }) => ({
      live: projection,
      shadow: projection.fresh(),
    }));
    const { start, upper } = await this.database.transaction(
      async (snapshot) => {
        const start = await currentLogStart(snapshot);
        for (const { shadow } of fresh) await shadow.load(snapshot);
        // As text, a snapshot is its first open transaction, the first that had not begun, and those open in between.
        const [, upper] = start.snapshot.split(':');
        return { start, upper: BigInt(upper!) };
      },
      { isolation: 'repeatable read' },
    );
    // What the snapshot saw must have been read here as well before the two can be compared.
    for (let waited = 0; this.horizon < upper; waited += SAFETY_POLL_MS / 10) {
      if (waited > COMPARE_BOUND_MS)
        throw new Error('An open transaction holds the log back; the projections cannot be compared now.');
      this.wake();
      await delay(SAFETY_POLL_MS / 10);
    }
    const upTo = this.readTo;
    const hashes = fresh.map(({ live }) => live.hash());
    for (let position = start.position; ; ) {
      const events = await readLog(this.database, position, start.snapshot, BATCH);
      const wanted = events.filter((event) => compareLogPositions(event.position, upTo) <= 0);
      for (const event of wanted) for (const { shadow } of fresh) shadow.apply(event);
      if (events.length < BATCH || wanted.length < events.length) break;
      position = events.at(-1)!.position;
    }
    return fresh.map(({ live, shadow }, at) => ({ name: live.name, live: hashes[at]!, tables: shadow.hash() }));
  }

  private async read({ snapshot }: LogStart): Promise<void> {
    try {
      while (!this.isStopped) {
        const events = await readLog(this.database, this.readTo, snapshot, BATCH);
        for (const event of events) for (const follower of this.followers) this.feed(follower, event);
        const last = events.at(-1);
        if (last) {
          this.readTo = last.position;
          this.settleWaiting();
          for (const listener of this.listeners) listener(events);
        }
        await this.lookForHeldBack(snapshot);
        if (events.length < BATCH) break;
      }
      if (this.failing) this.logger.info('The event log can be read again.');
      this.failing = false;
    } catch (error) {
      if (error instanceof LogArchivedError) return this.standStill();
      if (!this.failing) this.logger.warn({ err: error }, 'The event log cannot be read; trying on.');
      this.failing = true;
    }
  }

  /**
   * Events of a finished transaction stay unread while an older one is open. Nobody announces its end, so they are
   * looked for again until they can be read.
   */
  private async lookForHeldBack(snapshot: LogStart['snapshot']): Promise<void> {
    if (this.isStopped) return;
    const { unreadSeconds: unread, horizon } = await lookBehind(this.database, this.readTo, snapshot);
    this.unreadSeconds = unread ?? 0;
    this.horizon = BigInt(horizon);
    this.checkedAt = Date.now();
    clearTimeout(this.retryTimer);
    if (unread === undefined) {
      this.retryMs = FIRST_RETRY_MS;
      return;
    }
    this.retryTimer = setTimeout(() => this.wake(), this.retryMs);
    this.retryMs = Math.min(2 * this.retryMs, LAST_RETRY_MS);
  }

  private feed(follower: Follower, event: LogEvent): void {
    if (follower.meanwhile) {
      follower.meanwhile.push(event);
      return;
    }
    if (follower.stoppedAt || compareLogPositions(event.position, follower.position) <= 0) return;
    if (follower.loadedFrom?.shows(event.position.transactionId)) return;
    if (follower.loadedFrom?.endsBefore(event.position.transactionId)) follower.loadedFrom = undefined;
    try {
      follower.projection.apply(event);
      follower.position = event.position;
      follower.eventsApplied++;
    } catch (error) {
      const reason = (error as Error).message;
      const position = formatLogPosition(event.position);
      follower.stoppedAt = { eventId: event.id, type: event.type, position, reason };
      this.logger.error(
        { projection: follower.projection.name, ...follower.stoppedAt },
        'A projection could not take an event and stands still before it.',
      );
      this.tellStopped(follower);
    }
  }

  /**
   * The unread events are gone from the log: all projections of this node stop until it loads them again from the
   * tables.
   */
  private standStill(): void {
    if (this.followers.every(({ stoppedAt }) => stoppedAt)) return;
    const position = formatLogPosition(this.readTo);
    const reason =
      'The events after it were archived before this node had read them. Restart it: it loads again from the tables.';
    const stopping = this.followers.filter(({ stoppedAt }) => !stoppedAt);
    for (const follower of stopping) {
      follower.stoppedAt = { eventId: 'archived', type: 'log.archived', position, reason };
      this.tellStopped(follower);
    }
    this.logger.error({ position }, reason);
  }

  private tellStopped({ projection, stoppedAt }: Follower): void {
    const reason = `before ${stoppedAt!.type}: ${stoppedAt!.reason}`;
    for (const listener of this.stopListeners) listener(projection.name, reason);
  }

  private settleWaiting(): void {
    const reached = BigInt(this.readTo.transactionId);
    const settled = this.waiting.filter(({ transactionId }) => transactionId <= reached);
    this.waiting = this.waiting.filter(({ transactionId }) => transactionId > reached);
    for (const { resolve } of settled) resolve();
  }
}
