import { sql } from 'kysely';
import { orNone } from '../../kernel/database/or-none.js';
import { accountBalances } from '../../kernel/ledger/account-balances.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import { type Invariant, invariant, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { SocialChallengeTables } from './social-challenges.entities.js';

/** What must hold between the tables of this area and the ledger. */
export const SOCIAL_CHALLENGE_INVARIANTS: readonly Invariant[] = [
  invariant('A challenge’s escrow holds what it may still pay, and nothing once it has ended', (snapshot) =>
    snapshot
      .tables<SocialChallengeTables>()
      .with('balance', () => accountBalances(snapshot, 'like', 'escrow:challenge:%'))
      .with('expected', (tables) =>
        tables.selectFrom('social_challenge').select(({ eb, ref }) => [
          sql<string>`'escrow:challenge:' || ${ref('id')}`.as('account'),
          eb
            .case()
            .when('endedAt', 'is', null)
            .then(eb(eb.parens('participantLimit', '-', ref('completedParticipants')), '*', ref('pointsReward')))
            .else(0)
            .end()
            .as('amount'),
        ]))
      .selectFrom('expected')
      .fullJoin('balance', 'balance.account', 'expected.account')
      .select(({ eb, fn, ref }) => {
        const [held, expected] = [orNone(ref('balance.amount')), orNone(ref('expected.amount'))];
        return [
          eb(held, '<>', expected).as('broken'),
          words`${fn.coalesce('expected.account', 'balance.account')} holds ${held} instead of ${expected}`.as('words'),
        ];
      })),
  invariant(
    'A challenge counts those who joined and those who completed it, and pays each of these once or not at all',
    (snapshot) =>
      snapshot
        .tables<SocialChallengeTables | typeof LedgerEntry>()
        .with('counted', (tables) =>
          tables
            .selectFrom('social_participation')
            .select(({ fn }) => [
              'challengeId as challenge',
              fn.countAll<number>().as('joined'),
              fn.countAll<number>().filterWhere('state', '=', 'completed').as('completed'),
              fn.sum<number>('pointsEarned').as('paid'),
              fn.max<number>('pointsEarned').as('most'),
            ])
            .groupBy('challengeId'))
        .with('posted', (tables) =>
          tables
            .selectFrom('ledger_entry')
            .select(({ fn, ref }) => [
              sql<string>`substring(${ref('cause')} from length('challenge:') + 1)`.as('challenge'),
              fn
                .sum<number>('amount')
                .as('paid'),
            ])
            .where('rule', '=', 'social-challenge')
            .groupBy('cause'))
        .selectFrom('social_challenge as challenge')
        .leftJoin('counted', 'counted.challenge', 'challenge.id')
        .leftJoin('posted', 'posted.challenge', 'challenge.id')
        .select(({ eb, or, ref }) => {
          const [joined, completed] = [orNone(ref('counted.joined')), orNone(ref('counted.completed'))];
          const most = eb('challenge.completedParticipants', '*', ref('challenge.pointsReward'));
          const paid = orNone(ref('counted.paid'));
          const counts = words`${ref('challenge.id')} has ${ref('challenge.currentParticipants')}/${
            ref('challenge.completedParticipants')
          }`;
          return [
            or([
              eb('challenge.currentParticipants', '<>', joined),
              eb('challenge.completedParticipants', '<>', completed),
              eb(paid, '>', most),
              eb(orNone(ref('counted.most')), '>', ref('challenge.pointsReward')),
              eb(paid, '<>', orNone(ref('posted.paid'))),
            ])
              .as('broken'),
            words`${counts}, its participations ${joined}/${completed}, and paid ${orNone(ref('posted.paid'))}`.as(
              'words',
            ),
          ];
        }),
  ),
];

/** The challenges, and how many seats of them were taken and completed. */
export const socialChallengeTotals: Totals = async (snapshot) => {
  const { challenges, ended, joined, completed } = await snapshot
    .tables<SocialChallengeTables>()
    .selectFrom('social_challenge')
    .select(({ fn }) => [
      fn.countAll<number>().as('challenges'),
      fn.count<number>('endedAt').as('ended'),
      fn.sum<number | null>('currentParticipants').as('joined'),
      fn.sum<number | null>('completedParticipants').as('completed'),
    ])
    .executeTakeFirstOrThrow();
  return [{
    name: 'social challenges',
    total: `${challenges}, ended ${ended}, joined ${joined ?? 0}, completed ${completed ?? 0}`,
  }];
};
