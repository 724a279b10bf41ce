import { AREAS } from './areas.js';
import { operations } from './areas/operations/operations.contract.js';
import type { Contract } from './kernel/contract.js';
import { commandsAndEvents, documents } from './kernel/kernel.contract.js';

interface CallsAndCommands extends Pick<Contract, 'calls' | 'commands'> {
  logEvents?: never;
  ingestEvents?: never;
  rooms?: never;
}

/** Contracts that use all areas' events and calls. */
const ABOVE_AREAS = [commandsAndEvents, operations, documents] as const satisfies readonly CallsAndCommands[];

/** Everything with commands and calls: the areas, and what stands above them. */
export const CONTRACTS: readonly (typeof AREAS | typeof ABOVE_AREAS)[number][] = [...AREAS, ...ABOVE_AREAS];
