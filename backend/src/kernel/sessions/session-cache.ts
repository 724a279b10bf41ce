import type { Database } from '@planet-heroes/domain/kernel/database/database';
import { type KnownSession, noteSeen, readSessions } from '@planet-heroes/domain/kernel/sessions/sessions';

/** For so long a session counts as it was read: one that ended elsewhere is noticed within it. */
const FRESH_MS = 3_000;
/** When a browser was there last is noted so often. */
const SEEN_EVERY_MS = 10 * 60_000;
const MAX_KEPT = 50_000;
const MAX_AT_ONCE = 500;

interface Asked {
  hash: string;
  resolve: (session: KnownSession | undefined) => void;
  reject: (error: unknown) => void;
}

interface Kept {
  readAt: number;
  session: Promise<KnownSession | undefined>;
}

/**
 * Sessions as this node knows them, by the hashes of their tokens. Those that are asked for in one turn of the loop are
 * read together, so that a crowd costs few queries.
 */
export class SessionCache {
  private readonly kept = new Map<string, Kept>();
  private readonly seen = new Map<string, number>();
  private waiting: Asked[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly database: Database) {
    this.timer = setInterval(() => this.sweep(), FRESH_MS).unref();
  }

  /** The session of a token's hash, or undefined where there never was one. */
  read(hash: string): Promise<KnownSession | undefined> {
    const now = performance.now();
    const known = this.kept.get(hash);
    if (known && now - known.readAt < FRESH_MS) return known.session;
    const session = new Promise<KnownSession | undefined>((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => void this.readWaiting());
      this.waiting.push({ hash, resolve, reject });
    });
    this.kept.set(hash, { readAt: now, session });
    // What could not be read is asked for again at once.
    session.catch(() => this.kept.delete(hash));
    if (this.kept.size > MAX_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return session;
  }

  forget(hash: string): void {
    this.kept.delete(hash);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async readWaiting(): Promise<void> {
    const asked = this.waiting.splice(0, MAX_AT_ONCE);
    if (this.waiting.length > 0) setImmediate(() => void this.readWaiting());
    try {
      const found = await readSessions(this.database, asked.map(({ hash }) => hash), new Date());
      for (const { hash, resolve } of asked) resolve(found.get(hash));
      await this.noteSeen([...found.values()].filter(({ ended }) => !ended).map(({ id }) => id));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  private async noteSeen(ids: readonly string[]): Promise<void> {
    const now = performance.now();
    const due = ids.filter((id) => now - (this.seen.get(id) ?? -Infinity) > SEEN_EVERY_MS);
    for (const id of due) this.seen.set(id, now);
    await noteSeen(this.database, due, new Date()).catch(() => {
      for (const id of due) this.seen.delete(id);
    });
  }

  private sweep(): void {
    const now = performance.now();
    for (const [hash, { readAt }] of this.kept) if (now - readAt >= FRESH_MS) this.kept.delete(hash);
    for (const [id, at] of this.seen) if (now - at > SEEN_EVERY_MS) this.seen.delete(id);
  }
}
