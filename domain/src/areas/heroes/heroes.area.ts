import { defineArea, EVERYTHING } from '../../kernel/areas/area.js';
import { activityOf, oneByOne } from '../../kernel/ingest/event-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { addImpactToHeroes } from './add-impact-to-heroes.js';
import { checkIn } from './check-in.js';
import { foldBalances } from './fold-balances.statement.js';
import { Hero } from './hero.entity.js';
import { HeroBadge } from './hero-badge.entity.js';
import { HeroProfileRecord } from './hero-profile.entity.js';
import { HERO_SEEDS } from './hero-seeds.js';
import { joinHero, joinHeroes } from './join-heroes.js';
import { mergeHeroes } from './merge-heroes.js';
import { hideHero, renameHero, showHero } from './moderate-hero.js';
import { readHeroProfile } from './read-hero-profile.js';
import { readPoints } from './read-points.js';
import { HERO_INVARIANTS, heroTotals, ledgerTotals } from './reconciliation.js';
import { ReferralRecord, ShareCode } from './referral.entities.js';
import { NAMING_EVENTS, removeHero } from './remove-hero.js';
import { rewardReferrals } from './reward-referrals.js';
import { chooseBoard, completeProfile, updateHero } from './update-hero.js';
import { welcomeGuest } from './welcome-guests.js';

/** Heroes, their profiles, points and friends. */
export const heroes = defineArea({
  name: 'heroes',
  entities: [Hero, HeroBadge, HeroProfileRecord, ReferralRecord, ShareCode],
  commands: {
    'join-hero': joinHero,
    'welcome-guest': welcomeGuest,
    'merge-heroes': mergeHeroes,
    'update-hero': updateHero,
    'rename-hero': renameHero,
    'hide-hero': hideHero,
    'show-hero': showHero,
    'remove-hero': removeHero,
    'check-in': checkIn,
  },
  events: {
    'hero.joined': (transaction, events) => joinHeroes(transaction, events.map(activityOf)),
    'hero.profile_completed': oneByOne((transaction, event) => completeProfile(transaction, activityOf(event))),
    'hero.hidden': oneByOne(async (transaction, event) =>
      appendEvents(transaction, await chooseBoard(transaction, { ...activityOf(event), isOnBoard: false }))),
    'hero.shown': oneByOne(async (transaction, event) =>
      appendEvents(transaction, await chooseBoard(transaction, { ...activityOf(event), isOnBoard: true }))),
  },
  reactions: {
    'trade.verified': async (transaction, trades) => {
      await addImpactToHeroes(transaction, trades.map(({ data }) => data));
      return rewardReferrals(transaction, trades);
    },
    // The referral stays: the friend joined all the same.
    'trade.reversed': (transaction, trades) =>
      addImpactToHeroes(
        transaction,
        trades.map(({ data: { heroId, bottlesPrevented, co2Saved } }) => ({
          heroId, bottlesPrevented: -bottlesPrevented, co2Saved: -co2Saved,
        })),
      ),
  },
  foldBalances,
  personalEvents: { types: NAMING_EVENTS },
  invariants: HERO_INVARIANTS,
  totals: [heroTotals, ledgerTotals],
  seeds: HERO_SEEDS,
  personalData: {
    profile: readHeroProfile,
    points: async (snapshot, heroId) => (await readPoints(snapshot, heroId, EVERYTHING)).lines,
  },
});

export { CHECK_IN_RULE } from './check-in.js';
export { exportHero } from './export-hero.js';
export { heroOfCode } from './hero-of-code.js';
export type { HeroBadge } from './hero-badge.entity.js';
export { Hero } from './hero.entity.js';
export type { HeroProfileRecord } from './hero-profile.entity.js';
export type { ReferralRecord, ShareCode } from './referral.entities.js';
export { assertHero, lockHero, lockHeroes, lockTradingHeroes, unknownHero } from './lock-heroes.js';
export { lockSurvivor, mergePoints } from './merge-heroes.js';
export { purseOf } from './purse.js';
export { readHeroProfile } from './read-hero-profile.js';
export { forgetHeroes } from './remove-hero.js';
export { rankedHeroes } from './ranked-heroes.js';
export { readPoints } from './read-points.js';
export { demoHero, sampleHeroes } from './sample-heroes.js';
export { sameMailbox, selfReferral } from './note-referral.js';
