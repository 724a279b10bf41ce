import { CONTRACTS } from './contracts.js';
import type { Call, CallArea } from './kernel/calls/call.js';

type TableOf<C> = C extends { readonly calls: readonly (infer Table)[] } ? Table : never;
type CallTable = TableOf<(typeof CONTRACTS)[number]>;

/*
 * Every call that the server answers. From these tables come the server's routes and checks, the pages' calls, the
 * published description (`/api/docs`), the test that compares it with the running server, and the fuzz test.
 *
 * To add a call: its route in `areas/<area>/routes.ts`, and what it takes and gives in the area's contract. An example
 * request that needs nothing but the seeds is run by the tests, and every example answer is checked with its schema.
 */
export const CALL_TABLES: readonly CallTable[] = CONTRACTS.flatMap<CallTable>((contract) =>
  'calls' in contract ? contract.calls : [],
);

export const CALLS: readonly Call[] = CALL_TABLES.flatMap((table) => Object.values<Call>(table));

/** The description of each area, in the same order. */
export const CALL_AREAS: readonly CallArea[] = [...new Set(CALLS.map(({ area }) => area))];
