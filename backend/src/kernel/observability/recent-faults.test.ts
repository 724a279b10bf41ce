import { describe, expect, it } from '@jest/globals';
import { faultSchema } from '@planet-heroes/contracts/kernel/errors/fault';
import { RecentFaults } from './recent-faults.js';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 8, 0, second));

describe('the last faults', () => {
  it('are listed newest first, as the contract says', () => {
    const faults = new RecentFaults();
    faults.note('request', 'GET /api/me: internal_error', 'request-1', at(1));
    faults.note('books', 'The ledger does not sum to zero', null, at(2));
    expect(faults.list()).toEqual([
      {
        kind: 'books',
        text: 'The ledger does not sum to zero',
        reference: null,
        count: 1,
        firstAt: at(2).toISOString(),
        lastAt: at(2).toISOString(),
      },
      {
        kind: 'request',
        text: 'GET /api/me: internal_error',
        reference: 'request-1',
        count: 1,
        firstAt: at(1).toISOString(),
        lastAt: at(1).toISOString(),
      },
    ]);
    for (const fault of faults.list()) expect(faultSchema.parse(fault)).toEqual(fault);
  });

  it('count what comes up again, with the newest reference, and put it first', () => {
    const faults = new RecentFaults();
    faults.note('request', 'GET /api/me: database_unavailable', 'first', at(1));
    faults.note('socket', 'room:subscribe', null, at(2));
    faults.note('request', 'GET /api/me: database_unavailable', 'second', at(3));
    faults.note('command', 'GET /api/me: database_unavailable', null, at(3));
    expect(
      faults.list().map(({ kind, count, reference, firstAt, lastAt }) => [kind, count, reference, firstAt, lastAt]),
    )
      .toEqual([
        ['command', 1, null, at(3).toISOString(), at(3).toISOString()],
        ['request', 2, 'second', at(1).toISOString(), at(3).toISOString()],
        ['socket', 1, null, at(2).toISOString(), at(2).toISOString()],
      ]);
  });

  it('forget the oldest beyond fifty, and a flood of the same drives out nothing', () => {
    const faults = new RecentFaults();
    for (let number = 1; number <= 51; number++) faults.note('request', `fault ${number}`);
    for (let again = 0; again < 1_000; again++) faults.note('request', 'fault 51');
    const texts = faults.list().map(({ text }) => text);
    expect(texts).toHaveLength(50);
    expect([texts[0], texts.at(-1)]).toEqual(['fault 51', 'fault 2']);
    expect(faults.list()[0]!.count).toBe(1_001);
  });

  it('hold no contacts, and one line each', () => {
    const faults = new RecentFaults();
    faults.note('request', 'duplicate key layla@example.com\n  or +971 50 123 4567');
    faults.note('request', 'x'.repeat(5_000));
    const [long, masked] = faults.list();
    expect(masked!.text).toBe('duplicate key *** or ***');
    expect(long!.text).toHaveLength(240);
  });
});
