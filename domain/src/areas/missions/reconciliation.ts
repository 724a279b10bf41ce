import { orNone } from '../../kernel/database/or-none.js';
import { type Invariant, invariant, pausingNoClaims, words } from '../../kernel/reconciliation/invariant.js';
import type { Totals } from '../../kernel/reconciliation/totals.js';
import type { MissionTables } from './missions.entities.js';

/** What must hold between missions and their sponsorships. */
export const MISSION_INVARIANTS: readonly Invariant[] = pausingNoClaims([
  invariant(
    'A mission’s funding is what it opened with and its approved sponsorships, and never above its goal',
    (snapshot) =>
      snapshot
        .tables<MissionTables>()
        .with('approved', (tables) =>
          tables
            .selectFrom('mission_sponsorship')
            .select(({ fn }) => ['mission as of', fn.sum<number>('amount').as('total')])
            .where('state', '=', 'approved')
            .groupBy('mission'))
        .selectFrom('sponsored_mission as mission')
        .leftJoin('approved', 'approved.of', 'mission.id')
        .select(({ eb, or, ref }) => {
          const approved = orNone(ref('approved.total'));
          const funded = words`${ref('mission.id')} has ${ref('mission.currentFunding')} of ${
            ref('mission.fundingGoal')
          }`;
          return [
            or([
              eb('mission.currentFunding', '<>', eb('mission.openingFunding', '+', approved)),
              eb('mission.currentFunding', '>', ref('mission.fundingGoal')),
            ])
              .as('broken'),
            words`${funded}, opened with ${ref('mission.openingFunding')}, approved are ${approved}`.as('words'),
          ];
        }),
  ),
  invariant(
    'A mission that looked for funding looks for it until it has its goal, and no longer',
    (snapshot) =>
      snapshot
        .tables<MissionTables>()
        .selectFrom('sponsored_mission')
        .where('openingStatus', '=', 'funding')
        .select(({ eb, ref }) => [
          eb(eb.parens('status', '=', 'funding'), '<>', eb.parens('currentFunding', '<', ref('fundingGoal'))).as(
            'broken',
          ),
          words`${ref('id')} is ${ref('status')} with ${ref('currentFunding')} of ${ref('fundingGoal')}`.as('words'),
        ]),
  ),
]);

/** The missions in each status. */
export const missionTotals: Totals = async (snapshot) => {
  const statuses = await snapshot
    .tables<MissionTables>()
    .selectFrom('sponsored_mission')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count'), fn.sum<number>('currentFunding').as('fils')])
    .groupBy('status')
    .execute();
  return statuses.map(({ status, count, fils }) => ({ name: `missions ${status}`, total: `${count}, fils ${fils}` }));
};

/** The sponsorships in each state. */
export const sponsorshipTotals: Totals = async (snapshot) => {
  const states = await snapshot
    .tables<MissionTables>()
    .selectFrom('mission_sponsorship')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.sum<number>('amount').as('fils')])
    .groupBy('state')
    .execute();
  return states.map(({ state, count, fils }) => ({ name: `sponsorships ${state}`, total: `${count}, fils ${fils}` }));
};
