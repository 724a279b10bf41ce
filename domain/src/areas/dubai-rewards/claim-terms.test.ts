import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { claimRefusal, type ClaimTerms } from './claim-terms.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const CLAIM = { rewardId: 'bottle', heroId: 'h1', claimId: 'c1', time: NOW };

interface Changes {
  terms?: Partial<ClaimTerms>;
  reward?: Partial<NonNullable<ClaimTerms['reward']>>;
  hero?: Partial<NonNullable<ClaimTerms['hero']>>;
}

function refusal({ terms, reward, hero }: Changes = {}) {
  return claimRefusal(CLAIM, {
    paused: false,
    hasOne: false,
    idTaken: false,
    reward: {
      title: 'Steel Bottle', partner: 'Hatta', category: 'product', value: 8500, pointsCost: 600, availableQuantity: 10, claimedQuantity: 4,
      zoneRestriction: null, onePerHero: false, fulfilment: 'automatic', expiresAt: '2026-12-01T00:00:00Z', ...reward,
    },
    hero: { availablePoints: 600, zoneId: 'zone-1', ...hero },
    ...terms,
  })?.code;
}

describe('whether a hero may claim a reward', () => {
  it.each<[string, Changes, string | undefined]>([
    ['with just enough points', {}, undefined],
    ['with a point too few', { hero: { availablePoints: 599 } }, 'insufficient_points'],
    ['of which the last one is left', { reward: { claimedQuantity: 9 } }, undefined],
    ['of which none is left', { reward: { claimedQuantity: 10 } }, 'sold_out'],
    ['of which there is no end', { reward: { availableQuantity: null, claimedQuantity: 10_000 } }, undefined],
    ['of the own zone', { reward: { zoneRestriction: 'zone-1' } }, undefined],
    ['of another zone', { reward: { zoneRestriction: 'zone-2' } }, 'wrong_zone'],
    ['of a zone, without having one', { reward: { zoneRestriction: 'zone-2' }, hero: { zoneId: null } }, 'wrong_zone'],
    ['at the moment it ends', { reward: { expiresAt: NOW.toISOString() } }, 'expired'],
    ['a millisecond before', { reward: { expiresAt: new Date(NOW.getTime() + 1).toISOString() } }, undefined],
    ['a second time', { terms: { hasOne: true } }, undefined],
    ['a second time where one has to do', { terms: { hasOne: true }, reward: { onePerHero: true } }, 'already_claimed'],
    ['under an id that is taken', { terms: { idTaken: true } }, 'already_exists'],
    ['that there is not', { terms: { reward: null } }, 'unknown_reward'],
    ['without being a hero', { terms: { hero: null } }, 'unknown_hero'],
    ['while the books do not balance', { terms: { paused: true } }, 'claims_paused'],
  ])('%s', (_, changes, code) => {
    expect(refusal(changes)).toBe(code);
  });

  it('is never yes without the points, the stock and the time', () => {
    fc.assert(
      fc.property(
        fc.record({ cost: fc.integer({ min: 1, max: 20 }), points: fc.nat(20), stock: fc.option(fc.nat(5)), claimed: fc.nat(5), endsInMs: fc.integer({ min: -3, max: 3 }) }),
        ({ cost, points, stock, claimed, endsInMs }) => {
          const code = refusal({
            reward: { pointsCost: cost, availableQuantity: stock, claimedQuantity: claimed, expiresAt: new Date(NOW.getTime() + endsInMs).toISOString() },
            hero: { availablePoints: points },
          });
          expect(code === undefined).toBe(points >= cost && (stock === null || claimed < stock) && endsInMs > 0);
        },
      ),
    );
  });
});
