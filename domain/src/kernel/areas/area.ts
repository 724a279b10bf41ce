import type { CommandName } from '@planet-heroes/contracts/commands';
import type { IngestEventType } from '@planet-heroes/contracts/ingest-events';
import type { LogEventData, LogEventType } from '@planet-heroes/contracts/log-events';
import type { CommandHandler } from '../commands/command-handler.js';
import type { AnyEntity, Queryable, Transaction } from '../database/database.js';
import type { EventHandler } from '../ingest/event-handler.js';
import type { PersonalEvents } from '../log/personal-events.js';
import type { FoldBalances } from '../points/balances.js';
import type { Invariant } from '../reconciliation/invariant.js';
import type { Totals } from '../reconciliation/totals.js';
import type { Retention } from '../retention/retention.js';
import type { Recurring } from '../schedule/recurring.js';
import type { Seeds } from '../seeds/seeds.js';

/** An event of one type, to be written. `time` is when it happened, UTC. */
export type EventOf<T extends LogEventType> = T extends LogEventType
  ? { type: T; subject: string; cause: string; time: Date; data: LogEventData<T> }
  : never;

/**
 * What an area does when events of another are written, in their transaction: returns the events that follow, which are
 * written behind them. It is given those of one append together, in their order.
 */
export type Reaction<T extends LogEventType> = (
  transaction: Transaction,
  events: readonly EventOf<T>[],
) => Promise<readonly EventOf<LogEventType>[] | void>;

/** By the event; an area with several of one event lists them apart, since of one name an object keeps the last. */
export type Reactions = { readonly [T in LogEventType]?: Reaction<T> };

/** For readers of an export, which leave nothing out. */
export const EVERYTHING = 1_000_000;

/** The stored data of a hero, for the hero's own export. */
export type PersonalDataReader = (snapshot: Queryable, heroId: string) => Promise<unknown>;

/** All that an area adds to the domain. */
export interface Area {
  readonly name: string;
  readonly entities?: readonly AnyEntity[];
  readonly commands?: { readonly [N in CommandName]?: CommandHandler<N> };
  /** Kinds of events that may be sent from outside. */
  readonly events?: { readonly [T in IngestEventType]?: EventHandler<T> };
  readonly reactions?: Reactions | readonly Reactions[];
  /** Which events carry what a person is called or wrote: they stay where a removal reaches them, in the log. */
  readonly personalEvents?: PersonalEvents;
  /** Commands that run at intervals. */
  readonly recurring?: readonly Recurring[];
  /** What must hold between its tables at any moment: checked every minute. */
  readonly invariants?: readonly Invariant[];
  /** What a replay must bring about again. */
  readonly totals?: readonly Totals[];
  readonly seeds?: Seeds;
  /** By the name in the export. */
  readonly personalData?: Readonly<Record<string, PersonalDataReader>>;
  /** What is removed after its retention. */
  readonly retention?: readonly Retention[];
  /** Keeps what moved points leave their holders with: exactly one area does. */
  readonly foldBalances?: FoldBalances;
}

/** Declares an area, keeping the names of what it handles, so that what nobody handles does not compile. */
export function defineArea<const A extends Area>(area: A): A {
  return area;
}

