import type { z } from 'zod';
import type { Call } from './calls/call.js';
import type { CommandDefinitions } from './commands/command-definition.js';
import type { RoomDescription } from './rooms/room-description.js';

/** Schemas of events' data, by the events' types (`noun.verb_past`). */
export type EventSchemas = Readonly<Record<string, z.ZodType>>;

/** All that one area declares. */
export interface Contract {
  commands?: CommandDefinitions;
  /** Events as they stand in the log: changes, never totals, and no e-mail address, phone number or free text. */
  logEvents?: EventSchemas;
  /** Events that operators, partners and QA may send. */
  ingestEvents?: EventSchemas;
  /** Event types without personal data: the others are kept in the database while they are on their way. */
  impersonalEvents?: readonly string[];
  calls?: readonly Readonly<Record<string, Call>>[];
  /** By kind: the room's name, or what stands before its colon. */
  rooms?: Readonly<Record<string, RoomDescription>>;
}

/** Declares an area, as precisely typed as it is written; a part that contracts do not have does not compile. */
export function defineContract<const C extends Contract>(
  contract: C & Record<Exclude<keyof C, keyof Contract>, never> & { impersonalEvents?: readonly IngestedBy<C>[] },
): C {
  return contract;
}

type IngestedBy<C> = C extends { ingestEvents: infer Events } ? keyof Events : never;

type Part = Exclude<keyof Contract, 'calls' | 'impersonalEvents'>;
type PartOf<C, P extends Part> = C extends { readonly [K in P]: infer Entries } ? Entries : never;
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** One part of several contracts, by name. */
export type Joined<C extends Contract, P extends Part> = Flat<Intersection<PartOf<C, P>>>;

/** Joins one part of all contracts; throws where two of them declare the same name. */
export function joined<C extends Contract, P extends Part>(contracts: readonly C[], part: P): Joined<C, P> {
  const all = new Map<string, unknown>();
  for (const [name, entry] of contracts.flatMap((contract) => Object.entries(contract[part] ?? {}))) {
    if (all.has(name)) throw new Error(`Two contracts declare "${name}" among their ${part}.`);
    all.set(name, entry);
  }
  return Object.fromEntries(all) as Joined<C, P>;
}
