import { describe, expect, it } from '@jest/globals';
import {
  DEVICE_STAGES,
  DIFFERENCE_STATES,
  ORDER_STATES,
  PAYMENT_STATES,
} from '@planet-heroes/contracts/areas/orders/catalogue';
import { TRANSFER_STATES } from '@planet-heroes/contracts/areas/orders/schemas';
import type { StateTable } from '../../kernel/states/state-table.js';
import {
  deviceStages, differenceStates, orderStates, paymentStates, stageBefore, transferStates,
} from './order.states.js';

const TABLES: [string, StateTable<string>, readonly string[], string[]][] = [
  ['an order', orderStates as StateTable<string>, ORDER_STATES, [
    'pending_approval processing', 'pending_approval cancelled', 'processing completed', 'processing cancelled',
  ]],
  ['a payment', paymentStates as StateTable<string>, PAYMENT_STATES, [
    'pending overdue',
    'pending paid',
    'overdue paid',
  ]],
  ['a transfer', transferStates as StateTable<string>, TRANSFER_STATES, [
    'owed batched', 'owed withdrawn', 'batched paid', 'batched returned', 'batched owed', 'returned owed', 'returned withdrawn',
  ]],
  ['a device', deviceStages as StateTable<string>, DEVICE_STAGES, [
    'expected received',
    'received inspected',
    'inspected wiped',
    'wiped paid',
    'inspected returned',
  ]],
  ['a difference', differenceStates as StateTable<string>, DIFFERENCE_STATES, [
    'none noted',
    'noted asked',
    'asked approved',
    'asked declined',
    'asked lapsed',
  ]],
];
const MOVES = TABLES.flatMap(([name, table, states, legal]) =>
  states.flatMap((from) => states.map((to) => [name, from, to, table, legal.includes(`${from} ${to}`)] as const)),
);

describe('the states', () => {
  it.each(MOVES)('let %s go from %s to %s only where the table says so', (_name, from, to, table, legal) => {
    const move = () => table.assert('x', from, to);
    if (legal) expect(move).not.toThrow();
    else expect(move).toThrow(
        expect.objectContaining({ code: 'illegal_transition', details: { from, to, legal: table.transitions[from] } }),
      );
  });

  it('let a device reach each stage from exactly one', () => {
    expect(DEVICE_STAGES.slice(1).map(stageBefore)).toEqual([
      'expected', 'received', 'inspected', 'wiped', 'inspected',
    ]);
  });
});
