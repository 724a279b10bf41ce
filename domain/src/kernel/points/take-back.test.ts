import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { overdrawn, type Purse, repaid, takeBack } from './take-back.js';

type Step = { kind: 'earn' | 'hold' | 'return' | 'spend' | 'take'; amount: number };
const amount = fc.integer({ min: 1, max: 3_000 });
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('earn', 'hold', 'return', 'spend', 'take'), amount,
});

/** The rules as the ledger applies them, with what was earned and kept, spent, and could not be taken back. */
function after(steps: readonly Step[]) {
  const hero = { available: 0, held: 0, owed: 0, earned: 0, spent: 0, lost: 0 };
  for (const { kind, amount: asked } of steps) {
    if (kind === 'earn') {
      hero.available += asked;
      hero.earned += asked;
    }
    if (kind === 'hold') {
      const held = Math.min(asked, hero.available);
      hero.available -= held;
      hero.held += held;
    }
    if (kind === 'return') {
      const returned = Math.min(asked, hero.held);
      const paid = repaid(hero, returned);
      hero.held -= returned;
      hero.owed -= paid;
      hero.available += returned - paid;
    }
    if (kind === 'spend') {
      const spent = Math.min(asked, hero.held);
      const lost = overdrawn(hero, spent);
      hero.held -= spent;
      hero.owed -= lost;
      hero.spent += spent;
      hero.lost += lost;
    }
    if (kind === 'take') {
      const taken = Math.min(asked, hero.earned);
      const { left, held, spent } = takeBack(hero, taken);
      hero.available -= left;
      hero.owed += held;
      hero.lost += spent;
      hero.earned -= taken;
    }
  }
  return hero;
}

describe('points that are taken back', () => {
  it('never leave more than was earned and not spent, with anything held meanwhile', () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { available, held, owed, earned, spent, lost } = after(steps);
      expect(available + held - owed).toBe(earned - (spent - lost));
      expect(available).toBeLessThanOrEqual(earned);
      expect(lost).toBeLessThanOrEqual(spent);
      expect(owed).toBeGreaterThanOrEqual(0);
      expect(owed).toBeLessThanOrEqual(held);
    }));
  });

  it('come out the same, whether a claim returns before or after', () => {
    fc.assert(fc.property(amount, amount, amount, (earned, claimed, taken) => {
      const begin: Step[] = [{ kind: 'earn', amount: earned }, { kind: 'hold', amount: claimed }];
      const [back, take]: Step[] = [{ kind: 'return', amount: claimed }, { kind: 'take', amount: taken }];
      expect(after([...begin, take!, back!])).toEqual(after([...begin, back!, take!]));
    }));
  });

  it.each<[string, Purse, number, object]>([
    ['from what can be spent', { available: 100, held: 50, owed: 0 }, 100, { left: 100, held: 0, spent: 0 }],
    ['then from what is held', { available: 100, held: 50, owed: 20 }, 120, { left: 100, held: 20, spent: 0 }],
    ['and no more than is there', { available: 100, held: 50, owed: 20 }, 131, { left: 100, held: 30, spent: 1 }],
  ])('are taken %s', (_, purse, taken, expected) => {
    expect(takeBack(purse, taken)).toEqual(expected);
  });
});
