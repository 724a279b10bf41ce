import { COMMAND_NAMES, type CommandName } from '@planet-heroes/contracts/commands';
import { INGEST_EVENT_TYPES, type IngestEventType } from '@planet-heroes/contracts/ingest-events';
import type { LogEventType } from '@planet-heroes/contracts/log-events';
import type { CommandHandler } from '../commands/command-handler.js';
import type { AnyEntity, Transaction, WithEntities } from '../database/database.js';
import type { EventHandler } from '../ingest/event-handler.js';
import type { FoldBalances } from '../points/balances.js';
import type { Area, EventOf, Reaction } from './area.js';

type AnyEvent = EventOf<LogEventType>;

/** The areas that the engines work for, with what each adds. An order that matters is the order of the list. */
export class Areas implements WithEntities {
  readonly entities: readonly AnyEntity[];
  readonly foldBalances: FoldBalances;
  private readonly commands: ReadonlyMap<string, unknown>;
  private readonly events: ReadonlyMap<string, unknown>;

  /** Throws, naming it, where two areas do the same, or none does what must be done. */
  constructor(readonly list: readonly Area[]) {
    this.entities = list.flatMap(({ entities = [] }) => entities);
    this.commands = byName(list, 'commands', COMMAND_NAMES);
    this.events = byName(list, 'events', INGEST_EVENT_TYPES);
    const folding = list.filter(({ foldBalances }) => foldBalances);
    if (folding.length !== 1) throw new Error(`One area must keep the balances of points, not ${namesOf(folding)}.`);
    this.foldBalances = folding[0]!.foldBalances!;
  }

  commandHandler<N extends CommandName>(name: N): CommandHandler<N> {
    return this.commands.get(name) as CommandHandler<N>;
  }

  eventHandler<T extends IngestEventType>(type: T): EventHandler<T> {
    return this.events.get(type) as EventHandler<T>;
  }

  /** What all areas do about events that are being written; what follows from that may lead to more. */
  async react(transaction: Transaction, events: readonly AnyEvent[]): Promise<AnyEvent[]> {
    const following: AnyEvent[] = [];
    for (const reactions of this.list.flatMap((area) => area.reactions ?? [])) {
      for (const type of Object.keys(reactions) as LogEventType[]) {
        const concerned = events.filter((event) => event.type === type);
        const reaction = reactions[type] as Reaction<LogEventType>;
        if (concerned.length > 0) following.push(...((await reaction(transaction, concerned)) ?? []));
      }
    }
    return following.length === 0 ? [] : [...following, ...(await this.react(transaction, following))];
  }
}

/** The areas that a database was opened for. */
export function areasOf({ areas }: { readonly areas: WithEntities }): Areas {
  if (areas instanceof Areas) return areas;
  throw new Error('This database was opened without areas.');
}

/** Every area's handlers of one kind, by what they handle. */
function byName(list: readonly Area[], kind: 'commands' | 'events', wanted: readonly string[]): Map<string, unknown> {
  const handlers = new Map<string, unknown>();
  for (const area of list) {
    for (const [name, handler] of Object.entries(area[kind] ?? {})) {
      if (handlers.has(name)) throw new Error(`Two areas handle "${name}": one of them is ${area.name}.`);
      handlers.set(name, handler);
    }
  }
  const missing = wanted.filter((name) => !handlers.has(name));
  if (missing.length > 0) throw new Error(`No area handles ${missing.map((name) => `"${name}"`).join(', ')}.`);
  return handlers;
}

function namesOf(areas: readonly Area[]): string {
  return areas.length === 0 ? 'none' : areas.map(({ name }) => name).join(' and ');
}
