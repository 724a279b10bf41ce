import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import {
  type ClaimedReward,
  type Claimant,
  type ClaimRequest,
  type ClaimTerms,
  decideClaims,
  ownKey,
} from './decide-claims.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const REWARD: ClaimedReward = {
  id: 'bottle', title: 'Steel Bottle', partner: 'Hatta', category: 'product', valueFils: 8500, pointsCost: 600,
  availableQuantity: 10, claimedQuantity: 4, zoneRestriction: null, onePerHero: false, fulfilment: 'automatic',
  expiresAt: new Date('2026-12-01T00:00:00Z'),
};
const HERO: Claimant = { id: 'h1', availablePoints: 600, zoneId: 'zone-1' };

const claim = (claimId: string, heroId = 'h1', rewardId = 'bottle'): ClaimRequest => ({
  claimId, rewardId, heroId, cause: claimId, time: NOW, stepsFollow: true,
});
const terms = (
  rewards: readonly ClaimedReward[],
  heroes: readonly Claimant[],
  changes: Partial<ClaimTerms> = {},
): ClaimTerms => ({
  paused: false,
  rewards: new Map(rewards.map((reward) => [reward.id, reward])),
  heroes: new Map(heroes.map((hero) => [hero.id, hero])),
  owned: new Set(),
  takenIds: new Set(),
  ...changes,
});
const codes = (claims: readonly ClaimRequest[], given: ClaimTerms) =>
  decideClaims(claims, given).map((decision) => (decision instanceof AppError ? decision.code : 'accepted'));

interface Changes {
  terms?: Partial<ClaimTerms>;
  reward?: Partial<ClaimedReward>;
  hero?: Partial<Claimant>;
}

describe('whether a hero may claim a reward', () => {
  it('says what is missing with separators', () => {
    const given = terms([{ ...REWARD, pointsCost: 4500 }], [{ ...HERO, availablePoints: 3850 }]);
    expect(decideClaims([claim('c1')], given)).toEqual([
      expect.objectContaining({ message: 'Steel Bottle costs 4,500 points and you have 3,850.' }),
    ]);
  });

  it.each<[string, Changes, string]>([
    ['with just enough points', {}, 'accepted'],
    ['with a point too few', { hero: { availablePoints: 599 } }, 'insufficient_points'],
    ['of which the last one is left', { reward: { claimedQuantity: 9 } }, 'accepted'],
    ['of which none is left', { reward: { claimedQuantity: 10 } }, 'sold_out'],
    ['of which there is no end', { reward: { availableQuantity: null, claimedQuantity: 10_000 } }, 'accepted'],
    ['of the own zone', { reward: { zoneRestriction: 'zone-1' } }, 'accepted'],
    ['of another zone', { reward: { zoneRestriction: 'zone-2' } }, 'wrong_zone'],
    ['of a zone, without having one', { reward: { zoneRestriction: 'zone-2' }, hero: { zoneId: null } }, 'wrong_zone'],
    ['at the moment it ends', { reward: { expiresAt: NOW } }, 'expired'],
    ['a millisecond before', { reward: { expiresAt: new Date(NOW.getTime() + 1) } }, 'accepted'],
    ['a second time', { terms: { owned: new Set([ownKey('h1', 'bottle')]) } }, 'accepted'],
    [
      'a second time where one has to do',
      { terms: { owned: new Set([ownKey('h1', 'bottle')]) }, reward: { onePerHero: true } },
      'already_claimed',
    ],
    ['under an id that is taken', { terms: { takenIds: new Set(['c1']) } }, 'already_exists'],
    ['that there is not', { terms: { rewards: new Map() } }, 'unknown_reward'],
    ['without being a hero', { terms: { heroes: new Map() } }, 'unknown_hero'],
    ['while the books do not balance', { terms: { paused: true } }, 'claims_paused'],
  ])('%s', (_, changes, code) => {
    const given = terms([{ ...REWARD, ...changes.reward }], [{ ...HERO, ...changes.hero }], changes.terms);
    expect(codes([claim('c1')], given)).toEqual([code]);
  });
});

describe('claims that meet', () => {
  it('find what those before them left, in the order in which they came', () => {
    const heroes = ['h1', 'h2', 'h3'].map((id) => ({ ...HERO, id }));
    const last = terms([{ ...REWARD, claimedQuantity: 9 }], heroes);
    expect(codes([claim('c2', 'h2'), claim('c1', 'h1'), claim('c3', 'h3')], last)).toEqual([
      'accepted',
      'sold_out',
      'sold_out',
    ]);
  });

  it('leave to others what a refused one does not take', () => {
    const heroes = [{ ...HERO, availablePoints: 0 }, { ...HERO, id: 'h2' }];
    const last = terms([{ ...REWARD, claimedQuantity: 9 }], heroes);
    expect(codes([claim('c1'), claim('c2', 'h2')], last)).toEqual(['insufficient_points', 'accepted']);
  });

  it('count the points of one hero once, and one reward of a kind once', () => {
    const rewards = [{ ...REWARD, onePerHero: true }, { ...REWARD, id: 'bag', pointsCost: 100 }];
    const given = terms(rewards, [{ ...HERO, availablePoints: 700 }]);
    const claims = [claim('c1'), claim('c2'), claim('c1'), claim('c3', 'h1', 'bag'), claim('c4', 'h1', 'bag')];
    expect(codes(claims, given)).toEqual([
      'accepted',
      'already_claimed',
      'already_exists',
      'accepted',
      'insufficient_points',
    ]);
  });

  it('never exceed stock, points or time', () => {
    const numbers = fc.record({
      cost: fc.integer({ min: 1, max: 20 }),
      points: fc.nat(60),
      stock: fc.option(fc.nat(5)),
    });
    fc.assert(
      fc.property(
        numbers,
        fc.nat(5),
        fc.array(fc.constantFrom('h1', 'h2', 'h3'), { maxLength: 12 }),
        (given, claimed, ids) => {
          const { cost, points, stock } = given;
          const reward = { ...REWARD, pointsCost: cost, availableQuantity: stock, claimedQuantity: claimed };
          const heroes = ['h1', 'h2', 'h3'].map((id) => ({ ...HERO, id, availablePoints: points }));
          const decided = codes(ids.map((id, index) => claim(`c${index}`, id)), terms([reward], heroes));
          const accepted = ids.filter((_, index) => decided[index] === 'accepted');
          for (const { id } of heroes) expect(accepted.filter((own) => own === id).length * cost).toBeLessThanOrEqual(
              points,
            );
          if (stock !== null) expect(accepted.length).toBeLessThanOrEqual(Math.max(0, stock - claimed));
        },
      ),
    );
  });
});
