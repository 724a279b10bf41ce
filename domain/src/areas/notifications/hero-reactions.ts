import type { NotNull } from 'kysely';
import { CLAIM_NOTES, codeOf } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { InboxSubject } from '@planet-heroes/contracts/areas/notifications/schemas';
import type { EventOf } from '../../kernel/areas/area.js';
import type { Transaction } from '../../kernel/database/database.js';
import type { DubaiChallengeRecord, DubaiRewardRecord } from '../dubai-rewards/dubai-rewards.area.js';
import type { MissionSponsorship, SponsoredMissionRecord } from '../missions/missions.area.js';
import type { SocialParticipationRecord } from '../social-challenges/social-challenges.area.js';
import { dropAnswered, sendReceipts } from './receipts.js';
import { tellHeroes } from './tell-heroes.js';
import { tellOfTrades } from './trade-news.js';

type Subject<K extends InboxSubject['kind']> = Extract<InboxSubject, { kind: K }>['data'];

/** Notifications of heroes, in the transaction of the event. */
export const HERO_REACTIONS = {
  'trade.quoted': (transaction: Transaction, events: readonly EventOf<'trade.quoted'>[]) =>
    sendReceipts(transaction, 'quoted', events),
  'trade.repriced': (transaction: Transaction, events: readonly EventOf<'trade.repriced'>[]) =>
    sendReceipts(transaction, 'repriced', events),
  'trade.verified': tellOfTrades('verified'),
  'trade.rejected': tellOfTrades('rejected'),
  'trade.expired': tellOfTrades('expired'),
  'trade.reversed': tellOfTrades('reversed'),

  async 'trade.advanced'(transaction: Transaction, events: readonly EventOf<'trade.advanced'>[]) {
    const added = [];
    const booked = events.filter(({ data }) => data.to === 'booked');
    if (booked.length > 0) await sendReceipts(transaction, 'booked', booked);
    await dropAnswered(transaction, events);
    for (const step of ['collected', 'received', 'inspected', 'countered', 'returning', 'returned'] as const) {
      const told = events.filter(({ data }) => data.to === step);
      if (told.length > 0) added.push(...await tellOfTrades(step)(transaction, told));
    }
    return added;
  },

  async 'claim.advanced'(transaction: Transaction, events: readonly EventOf<'claim.advanced'>[]) {
    const rewards = await transaction.tables<typeof DubaiRewardRecord>().selectFrom('dubai_reward')
      .select(['id', 'title', 'category']).where('id', 'in', events.map(({ data }) => data.rewardId)).execute();
    const rewardOf = new Map(rewards.map((reward) => [reward.id, reward]));
    return tellHeroes(transaction, events.map(({ data: { claimId, rewardId, heroId, to, reason }, time, cause }) => {
      const { title, category } = rewardOf.get(rewardId) ?? { title: rewardId };
      const code = category && codeOf({ category, state: to, reason });
      return {
        id: `claim-${claimId}-${to}`, heroId, time, cause,
        kind: 'claim-state',
        data: {
          claimId, reward: title, state: to,
          ...(reason === CLAIM_NOTES.played && { isDemo: true }),
          ...(code && { code }),
        } satisfies Subject<'claim-state'>,
      };
    }));
  },

  async 'dubai_challenge.completed'(
    transaction: Transaction,
    events: readonly EventOf<'dubai_challenge.completed'>[],
  ) {
    const challenges = await transaction.tables<typeof DubaiChallengeRecord>().selectFrom('dubai_challenge')
      .select(['id', 'title']).where('id', 'in', events.map(({ data }) => data.challengeId)).execute();
    const titles = new Map(challenges.map(({ id, title }) => [id, title]));
    return tellHeroes(transaction, events.map(({ data: { challengeId, heroId, pointsReward }, time, cause }) => {
      const title = titles.get(challengeId);
      return {
        id: `challenge-${challengeId}-${heroId}`, heroId, time, cause,
        kind: 'challenge-ended',
        data: {
          challengeId, programme: 'dubai', state: 'completed', points: pointsReward, ...(title && { title }),
        } satisfies Subject<'challenge-ended'>,
      };
    }));
  },

  'social_challenge.completed': (
    transaction: Transaction,
    events: readonly EventOf<'social_challenge.completed'>[],
  ) =>
    tellHeroes(transaction, events.map(({ data: { challengeId, heroId, points }, time, cause }) => ({
      id: `challenge-${challengeId}-${heroId}`, heroId, time, cause,
      kind: 'challenge-ended',
      data: { challengeId, programme: 'social', state: 'completed', points } satisfies Subject<'challenge-ended'>,
    }))),

  /** Heroes who had not reached the goal by then learn that it is over, or that support removed it. */
  async 'social_challenge.ended'(transaction: Transaction, events: readonly EventOf<'social_challenge.ended'>[]) {
    const over = new Map(events.flatMap(({ data: { challengeId, reason }, time, cause }) =>
      reason === 'expired' || reason === 'removed' ? [[challengeId, { state: reason, time, cause }]] : []));
    if (over.size === 0) return;
    const left = await transaction.tables<typeof SocialParticipationRecord>().selectFrom('social_participation')
      .select(['challengeId', 'heroId']).where('challengeId', 'in', [...over.keys()])
      .where('completedAt', 'is', null).execute();
    return tellHeroes(transaction, left.map(({ challengeId, heroId }) => {
      const { state, time, cause } = over.get(challengeId)!;
      return {
        id: `challenge-${challengeId}-${heroId}`, heroId, time, cause,
        kind: 'challenge-ended',
        data: { challengeId, programme: 'social', state, points: 0 } satisfies Subject<'challenge-ended'>,
      };
    }));
  },

  /** A name that the hero chose itself is not news to it. */
  'hero.renamed': (transaction: Transaction, events: readonly EventOf<'hero.renamed'>[]) =>
    tellHeroes(transaction, events.flatMap(({ data: { heroId, name, reason }, time, cause }) =>
      reason === undefined ? [] : [{
        ...supportNotice(cause, { heroId, time, cause }), data: { change: 'renamed' as const, name, reason },
      }])),

  /** Its own choice is not news to it either. */
  'hero.hidden': (transaction: Transaction, events: readonly EventOf<'hero.hidden'>[]) =>
    tellHeroes(transaction, events.flatMap(({ data: { heroId, reason }, time, cause }) =>
      reason === 'own-choice' ? [] : [{
        ...supportNotice(cause, { heroId, time, cause }), data: { change: 'hidden' as const, reason },
      }])),

  'hero.shown': (transaction: Transaction, events: readonly EventOf<'hero.shown'>[]) =>
    tellHeroes(transaction, events.flatMap(({ data: { heroId, reason }, time, cause }) =>
      reason === 'own-choice' ? [] : [{
        ...supportNotice(cause, { heroId, time, cause }), data: { change: 'shown' as const },
      }])),

  'social_challenge.removed': (transaction: Transaction, events: readonly EventOf<'social_challenge.removed'>[]) =>
    tellHeroes(transaction, events.map(({ data: { challengeId, heroId, reason }, time, cause }) => ({
      ...supportNotice(challengeId, { heroId, time, cause }),
      data: { change: 'challenge' as const, challengeId, reason },
    }))),

  async 'sponsorship.message_removed'(
    transaction: Transaction,
    events: readonly EventOf<'sponsorship.message_removed'>[],
  ) {
    const made = await sponsorshipsOf(transaction, events.map(({ data }) => data.sponsorshipId));
    return tellHeroes(transaction, events.flatMap(({ data: { sponsorshipId, reason }, time, cause }) => {
      const found = made.find((each) => each.sponsorshipId === sponsorshipId);
      return found
        ? [{
          ...supportNotice(cause, { heroId: found.heroId, time, cause }),
          data: { change: 'message' as const, mission: found.mission, reason },
        }]
        : [];
    }));
  },

  'points.corrected': (transaction: Transaction, events: readonly EventOf<'points.corrected'>[]) =>
    tellHeroes(transaction, events.map(({ data: { heroId, correctionId, points, reason }, time, cause }) => ({
      ...supportNotice(correctionId, { heroId, time, cause }), data: { change: 'points' as const, points, reason },
    }))),

  'sponsorship.approved': tellOfSponsorships('approved'),
  'sponsorship.declined': tellOfSponsorships('declined'),
  'sponsorship.paid': tellOfSponsorships('paid'),
};

/** The common fields of support's notices; `once` identifies the notice. */
function supportNotice(once: string, told: { heroId: string; time: Date; cause: string }) {
  return { ...told, id: `support-${once}`, kind: 'support-notice' as const };
}

/** The heroes who made sponsorships, and their missions. */
function sponsorshipsOf(transaction: Transaction, ids: readonly string[]) {
  return transaction.tables<typeof MissionSponsorship | typeof SponsoredMissionRecord>()
    .selectFrom('mission_sponsorship as made')
    .innerJoin('sponsored_mission as goal', 'goal.id', 'made.mission')
    .select(['made.id as sponsorshipId', 'made.heroId as heroId', 'goal.title as mission'])
    .where('made.id', 'in', ids).where('made.heroId', 'is not', null)
    .$narrowType<{ heroId: NotNull }>()
    .execute();
}

function tellOfSponsorships(state: Subject<'sponsorship-decided'>['state']) {
  return async (
    transaction: Transaction,
    events: readonly EventOf<'sponsorship.approved' | 'sponsorship.declined' | 'sponsorship.paid'>[],
  ) => {
    const made = await sponsorshipsOf(transaction, events.map(({ data }) => data.sponsorshipId));
    return tellHeroes(transaction, events.flatMap(({ data: { sponsorshipId }, time, cause }) => {
      const found = made.find((each) => each.sponsorshipId === sponsorshipId);
      return found
        ? [{
          id: `sponsorship-${sponsorshipId}-${state}`, heroId: found.heroId, time, cause,
          kind: 'sponsorship-decided' as const,
          data: { sponsorshipId, mission: found.mission, state } satisfies Subject<'sponsorship-decided'>,
        }]
        : [];
    }));
  };
}
