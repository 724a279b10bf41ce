import { sql } from 'kysely';
import { orNone } from '../../kernel/database/or-none.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import { type Invariant, invariant, pausingNoClaims, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { Hero } from '../heroes/heroes.area.js';
import type { DubaiChallengeRecord } from './dubai-challenge.entity.js';
import type { DubaiParticipationRecord } from './dubai-participation.entity.js';
import type { DubaiRewardRecord } from './dubai-reward.entity.js';
import type { RewardClaimRecord } from './reward-claim.entity.js';

type Challenges = typeof DubaiChallengeRecord | typeof DubaiParticipationRecord;
type Rewards = typeof DubaiRewardRecord | typeof RewardClaimRecord;

/** What must hold between the tables of this area and the ledger. */
export const DUBAI_REWARDS_INVARIANTS: readonly Invariant[] = [
  invariant(
    'What is claimed of a Dubai reward is what its claims say, and never more than there is',
    (snapshot) =>
      snapshot
        .tables<Rewards>()
        .with('living', (tables) =>
          tables
            .selectFrom('reward_claim')
            .select(({ fn }) => ['rewardId as reward', fn.countAll<number>().as('claims')])
            .where('state', '<>', 'expired')
            .groupBy('rewardId'))
        .selectFrom('dubai_reward as reward')
        .leftJoin('living', 'living.reward', 'reward.id')
        .select(({ eb, or, ref }) => {
          const claimed = eb('reward.claimedBefore', '+', orNone(ref('living.claims')));
          return [
            or([
              eb('reward.claimedQuantity', '<>', claimed),
              eb('reward.claimedQuantity', '>', ref('reward.availableQuantity')),
            ])
              .as('broken'),
            words`${ref('reward.id')} counts ${ref('reward.claimedQuantity')} of ${
              orAny('reward.availableQuantity')
            }, its claims ${claimed}`
              .as('words'),
          ];
        }),
  ),
  invariant('Points held are those of open claims', (snapshot) =>
    snapshot
      .tables<Rewards | typeof Hero>()
      .with('open', (tables) =>
        tables
          .selectFrom('reward_claim')
          .select(({ fn }) => ['heroId as hero', fn.sum<number>('pointsCost').as('points')])
          .where('state', 'in', ['claimed', 'processing'])
          .groupBy('heroId'))
      .selectFrom('hero')
      .leftJoin('open', 'open.hero', 'hero.id')
      .where(({ eb, or }) => or([eb('hero.heldPoints', '<>', 0), eb('open.points', 'is not', null)]))
      .select(({ eb, ref }) => {
        const claimed = orNone(ref('open.points'));
        return [
          eb('hero.heldPoints', '<>', claimed).as('broken'),
          words`${ref('hero.id')} has ${ref('hero.heldPoints')} held, its claims ${claimed}`.as('words'),
        ];
      })),
  invariant('Points spent on a Dubai reward are those of its fulfilled claims', (snapshot) =>
    snapshot
      .tables<Rewards | typeof LedgerEntry>()
      .with('spent', (tables) =>
        tables
          .selectFrom('ledger_entry')
          .select(({ fn }) => ['creditAccount as account', fn.sum<number>('amount').as('points')])
          .where('creditAccount', 'like', 'sink:reward:%')
          .groupBy('creditAccount'))
      .with('fulfilled', (tables) =>
        tables
          .selectFrom('reward_claim')
          .select(({ fn, ref }) => [
            sql<string>`'sink:reward:' || ${ref('rewardId')}`.as('account'),
            fn.sum<number>('pointsCost').as('points'),
          ])
          .where('state', '=', 'fulfilled')
          .groupBy('rewardId'))
      .selectFrom('spent')
      .fullJoin('fulfilled', 'fulfilled.account', 'spent.account')
      .select(({ eb, fn, ref }) => {
        const account = fn.coalesce('spent.account', 'fulfilled.account');
        return [
          eb('spent.points', 'is distinct from', ref('fulfilled.points')).as('broken'),
          words`${account} holds ${orNone(ref('spent.points'))}, the fulfilled claims ${
            orNone(ref('fulfilled.points'))
          }`
            .as('words'),
        ];
      })),
  ...pausingNoClaims([invariant(
    'The places taken in a Dubai challenge are those of its participations, and never more than there are',
    (snapshot) =>
      snapshot
        .tables<Challenges>()
        .with('joined', (tables) =>
          tables
            .selectFrom('dubai_participation')
            .select(({ fn }) => [
              'challengeId as challenge',
              fn.countAll<number>().as('heroes'),
            ])
            .groupBy('challengeId'))
        .selectFrom('dubai_challenge as challenge')
        .leftJoin('joined', 'joined.challenge', 'challenge.id')
        .select(({ eb, or, ref }) => {
          const joined = eb('challenge.joinedBefore', '+', orNone(ref('joined.heroes')));
          const counts = words`${ref('challenge.id')} counts ${ref('challenge.participants')} of ${
            orAny('challenge.participantLimit')
          }`;
          return [
            or([
              eb('challenge.participants', '<>', joined),
              eb('challenge.participants', '>', ref('challenge.participantLimit')),
            ])
              .as('broken'),
            words`${counts}, its participations ${joined}`.as('words'),
          ];
        }),
  )]),
  invariant('Dubai challenges have paid each hero who completed them, once', (snapshot) =>
    snapshot
      .tables<Challenges | typeof LedgerEntry>()
      .with('paid', (tables) =>
        tables
          .selectFrom('ledger_entry')
          .select(({ fn }) => ['cause', 'heroId as hero', fn.sum<number>('amount').as('points')])
          .where('debitAccount', '=', 'issuer:dubai-challenge')
          .groupBy(['cause', 'heroId']))
      .with('completed', (tables) =>
        tables
          .selectFrom('dubai_participation')
          .select((
            { ref },
          ) => [
            sql<string>`'dubai-challenge:' || ${ref('challengeId')}`.as('cause'),
            'heroId as hero',
            'pointsEarned as points',
          ])
          .where('state', '=', 'completed')
          .where('pointsEarned', '>', 0))
      .selectFrom('paid')
      .fullJoin(
        'completed',
        (join) => join.onRef('completed.cause', '=', 'paid.cause').onRef('completed.hero', '=', 'paid.hero'),
      )
      .select(({ eb, fn, ref }) => {
        const [hero, cause] = [
          fn.coalesce('paid.hero', 'completed.hero'),
          fn.coalesce('paid.cause', 'completed.cause'),
        ];
        return [
          eb('paid.points', 'is distinct from', ref('completed.points')).as('broken'),
          words`${hero} was paid ${orNone(ref('paid.points'))} for ${cause}, due were ${
            orNone(ref('completed.points'))
          }`
            .as('words'),
        ];
      })),
];

/** A limit in words; there may be none. */
function orAny(column: 'reward.availableQuantity' | 'challenge.participantLimit') {
  return sql<string>`coalesce(${sql.ref(column)}::text, 'any')`;
}

/** The claims in each state. */
export const claimTotals: Totals = async (snapshot) => {
  const states = await snapshot
    .tables<Rewards>()
    .selectFrom('reward_claim')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.sum<number>('pointsCost').as('points')])
    .groupBy('state')
    .execute();
  return states.map(({ state, count, points }) => ({ name: `claims ${state}`, total: `${count}, points ${points}` }));
};

/** The rewards and the challenges, and what was taken of them. */
export const dubaiOfferTotals: Totals = async (snapshot) => {
  const { rewards, claimed } = await snapshot
    .tables<Rewards>()
    .selectFrom('dubai_reward')
    .select(({ fn }) => [fn.countAll<number>().as('rewards'), fn.sum<number | null>('claimedQuantity').as('claimed')])
    .executeTakeFirstOrThrow();
  const { challenges, joined, completed } = await snapshot
    .tables<Challenges>()
    .selectFrom('dubai_challenge')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('challenges'),
      selectFrom('dubai_participation').select(fn.countAll<number>().as('n')).as('joined'),
      selectFrom('dubai_participation').select((part) => part.fn.count<number>('completedAt').as('n')).as('completed'),
    ])
    .executeTakeFirstOrThrow();
  return [
    { name: 'dubai rewards', total: `${rewards}, claimed ${claimed ?? 0}` },
    { name: 'dubai challenges', total: `${challenges}, joined ${joined}, completed ${completed}` },
  ];
};
