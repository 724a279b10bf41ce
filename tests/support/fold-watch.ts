import { DiscoveryService } from '@nestjs/core';
import { LeaderboardProjection } from '@planet-heroes/backend/areas/leaderboard/leaderboard.projection';
import { LogSnapshot } from '@planet-heroes/backend/kernel/projections/log-snapshot';
import { PROJECTED, type Projection } from '@planet-heroes/backend/kernel/projections/projection';
import { LogTailer } from '@planet-heroes/backend/kernel/projections/log-tailer';
import { currentLogStart, type LogStart, readLog } from '@planet-heroes/domain/kernel/log/read-log';
import type { TestProduct } from './test-product.js';
import { until } from './until.js';

const BATCH = 1_000;
/** Counters of changes, and what is made of the other fields. */
const DERIVED = new Set(['changes', 'fingerprint', 'kind', 'listed', 'ranking']);

interface Loaded {
  start: LogStart;
  projections: readonly Projection[];
}

/** What every projection comes to by events since the last look, and what it comes to by the tables. */
export interface Comparison {
  types: string[];
  folded: Record<string, unknown>;
  loaded: Record<string, unknown>;
}

/** Holds every projection of a product, folded over a few events, against the same one loaded from the tables. */
export class FoldWatch {
  private constructor(private readonly product: TestProduct, private before: Loaded) {}

  static async begin(product: TestProduct): Promise<FoldWatch> {
    return new FoldWatch(product, await load(product));
  }

  /** Compares both over what has happened since the last look, or since the begin. */
  async look(): Promise<Comparison> {
    const { start, projections } = this.before;
    const after = await load(this.product);
    const upper = BigInt(after.start.snapshot.split(':')[1]!);
    const tailer = this.product.backend.app.get(LogTailer);
    await until('the log to be read up to the snapshot', () => {
      tailer.wake();
      return tailer.readBelow >= upper;
    });
    const shown = new LogSnapshot(after.start.snapshot);
    const types: string[] = [];
    for (let { position } = start;;) {
      const events = await readLog(this.product.database, position, start.snapshot, BATCH);
      for (const event of events.filter(({ position: { transactionId } }) => shown.shows(transactionId))) {
        for (const projection of projections) projection.apply(event);
        types.push(event.type);
      }
      if (events.length < BATCH) break;
      ({ position } = events.at(-1)!);
    }
    this.before = after;
    return { types, folded: statesOf(projections), loaded: statesOf(after.projections) };
  }
}

async function load({ backend, database }: TestProduct): Promise<Loaded> {
  const projections = backend.app.get(DiscoveryService, { strict: false })
    .getProviders({ metadataKey: PROJECTED.KEY }).map(({ instance }) => (instance as Projection).fresh());
  return database.transaction(async (snapshot) => {
    const start = await currentLogStart(snapshot);
    for (const projection of projections) await projection.load(snapshot);
    return { start, projections };
  }, { isolation: 'repeatable read' });
}

function statesOf(projections: readonly Projection[]): Record<string, unknown> {
  return Object.fromEntries(projections.map((projection) => [projection.name, {
    ...(plain(projection) as object),
    hash: projection.hash(),
    ...(projection instanceof LeaderboardProjection && { order: projection.top(1_000_000).map(({ id }) => id) }),
  }]));
}

/** A state in plain values: maps as objects, sets as sorted lists. */
function plain(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, each]) => [key, plain(each)]));
  if (value instanceof Set) return [...value].toSorted();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => !DERIVED.has(name)).map(([name, each]) => [name, plain(each)]),
  );
}
