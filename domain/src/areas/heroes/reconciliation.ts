import { sql } from 'kysely';
import { orNone } from '../../kernel/database/or-none.js';
import { accountBalances } from '../../kernel/ledger/account-balances.js';
import type { LedgerEntry } from '../../kernel/ledger/ledger-entry.entity.js';
import type { PersonAward } from '../../kernel/points/person-award.entity.js';
import { type Invariant, invariant, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import { earnedPoints } from './earned-points.js';
import type { Hero } from './hero.entity.js';
import { MERGED_HERO_RULE } from './unite-awards.js';

const accountOf = (purse: 'available' | 'pending' | 'held') =>
  sql<string>`'hero:' || hero.id || ${sql.lit(`:${purse}`)}`;

/** Rules of what a person gets once: its awards say how much of it counts. */
const AWARD_RULES = ['join', 'profile', 'check-in', 'referral', 'dubai-challenge', 'social-challenge'];

/** What must hold between heroes' folded numbers and the ledger. */
export const HERO_INVARIANTS: readonly Invariant[] = [
  invariant('A hero’s available, pending and held points are the fold of the ledger', (snapshot) =>
    snapshot
      .tables<typeof Hero>()
      .with('balance', () => accountBalances(snapshot, 'like', 'hero:%'))
      .selectFrom('hero')
      .leftJoin('balance as available', (join) => join.on('available.account', '=', accountOf('available')))
      .leftJoin('balance as pending', (join) => join.on('pending.account', '=', accountOf('pending')))
      .leftJoin('balance as held', (join) => join.on('held.account', '=', accountOf('held')))
      .select(({ eb, or, ref }) => {
        const [available, pending, held] = [
          orNone(ref('available.amount')),
          orNone(ref('pending.amount')),
          orNone(ref('held.amount')),
        ];
        const has = words`${ref('hero.id')} has ${ref('hero.availablePoints')}/${ref('hero.pendingPoints')}/${
          ref('hero.heldPoints')
        }`;
        return [
          or([
            eb('hero.availablePoints', '<>', available),
            eb('hero.pendingPoints', '<>', pending),
            eb('hero.heldPoints', '<>', held),
          ])
            .as('broken'),
          words`${has}, the ledger ${available}/${pending}/${held}`.as('words'),
        ];
      }),
  ),
  invariant('A hero can spend no more than it earned and has not spent, and held points pay what was taken back', (snapshot) =>
    snapshot
      .tables<typeof Hero>()
      .with('taken', () => accountBalances(snapshot, 'like', 'issuer:owed:%'))
      .selectFrom('hero')
      .leftJoin('taken', (join) => join.on('taken.account', '=', sql<string>`'issuer:owed:' || hero.id`))
      .select(({ eb, or, ref }) => {
        const owed = sql<number>`-${orNone(ref('taken.amount'))}`;
        return [
          or([
            eb('hero.owedPoints', '<>', owed),
            eb('hero.owedPoints', '<', 0),
            eb('hero.owedPoints', '>', ref('hero.heldPoints')),
            eb('hero.availablePoints', '>', ref('hero.lifetimePoints')),
          ]).as('broken'),
          words`${ref('hero.id')} has ${ref('hero.availablePoints')} available of ${
            ref('hero.lifetimePoints')
          } earned, and ${ref('hero.owedPoints')} of ${ref('hero.heldPoints')} held are owed, the ledger ${owed}`
            .as('words'),
        ];
      }),
  ),
  invariant('A merged hero has no more than its person’s awards and what else its heroes earned', (snapshot) =>
    snapshot
      .tables<typeof Hero | typeof LedgerEntry | typeof PersonAward>()
      .with('member', (tables) =>
        tables.selectFrom('person_award').select(['personId as person', 'cause as hero'])
          .where('rule', '=', MERGED_HERO_RULE))
      .with('person', (tables) =>
        tables.selectFrom('member').select(['person', 'person as hero']).union(
          tables.selectFrom('member').select(['person', 'hero']),
        ))
      .with('awarded', (tables) =>
        tables.selectFrom('person_award').select(({ fn }) => ['personId as person', fn.sum<number>('points').as('points')])
          .where('personId', 'in', ({ selectFrom }) => selectFrom('member').select('member.person'))
          .groupBy('personId'))
      .with('earned', (tables) =>
        tables.selectFrom('person')
          .innerJoin('ledger_entry as entry', 'entry.heroId', 'person.hero')
          .select(({ fn }) => ['person.person', fn.sum<number>('entry.amount').as('points')])
          .where('entry.creditAccount', '=', sql<string>`'hero:' || person.hero || ':available'`)
          .where('entry.debitAccount', 'not like', '%:held')
          .where('entry.rule', 'not in', AWARD_RULES)
          .where(({ exists, not, selectFrom }) =>
            not(exists(
              selectFrom('person as brought').select('brought.hero').whereRef('brought.person', '=', 'person.person')
                .where('entry.cause', '=', sql<string>`'merge:' || brought.hero`),
            )))
          .groupBy('person.person'))
      .selectFrom('awarded')
      .innerJoin('hero', 'hero.id', 'awarded.person')
      .leftJoin('earned', 'earned.person', 'awarded.person')
      .where('hero.removedAt', 'is', null)
      .select(({ eb, ref }) => {
        const due = eb('awarded.points', '+', orNone(ref('earned.points')));
        return [
          eb('hero.lifetimePoints', '>', due).as('broken'),
          words`${ref('hero.id')} has ${ref('hero.lifetimePoints')}, its heroes earned ${due}`.as('words'),
        ];
      }),
  ),
  invariant('A hero’s lifetime points are what the ledger says was earned', (snapshot) =>
    snapshot
      .tables<typeof Hero>()
      .with('earned', () => earnedPoints(snapshot))
      .selectFrom('hero')
      .leftJoin('earned', 'earned.hero', 'hero.id')
      .select(({ eb, ref }) => {
        const points = orNone(ref('earned.points'));
        return [
          eb('hero.lifetimePoints', '<>', points).as('broken'),
          words`${ref('hero.id')} has ${ref('hero.lifetimePoints')}, the ledger ${points}`.as('words'),
        ];
      }),
  ),
];

/** What living heroes have together. */
export const heroTotals: Totals = async (snapshot) => {
  const { heroes, score, available, pending, held, referrals } = await snapshot
    .tables<typeof Hero>()
    .selectFrom('hero')
    .select(({ fn }) => [
      fn.countAll<number>().as('heroes'),
      fn.sum<number>('score').as('score'),
      fn.sum<number>('availablePoints').as('available'),
      fn.sum<number>('pendingPoints').as('pending'),
      fn.sum<number>('heldPoints').as('held'),
      fn.sum<number>('referralCount').as('referrals'),
    ])
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const total =
    `${heroes}, score ${score}, available ${available}, pending ${pending}, held ${held}, referrals ${referrals}`;
  return [{ name: 'heroes', total }];
};

/** What the ledger moved by each rule. */
export const ledgerTotals: Totals = async (snapshot) => {
  const rules = await snapshot
    .tables<typeof LedgerEntry>()
    .selectFrom('ledger_entry')
    .select(({ fn }) => ['rule', fn.countAll<number>().as('entries'), fn.sum<number>('amount').as('points')])
    .groupBy('rule')
    .execute();
  return rules.map(({ rule, entries, points }) => ({ name: `ledger ${rule}`, total: `${entries}, points ${points}` }));
};
