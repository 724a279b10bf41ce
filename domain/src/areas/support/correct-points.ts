import { LockMode } from '@mikro-orm/core';
import {
  CORRECTION_BOUND, CORRECTION_DAY_HOURS, type CorrectionState,
} from '@planet-heroes/contracts/areas/support/catalogue';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { HOUR_MS } from '@planet-heroes/contracts/kernel/calendar/durations';
import type { EventOf } from '../../kernel/areas/area.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Row, Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { assertSecondPerson } from '../../kernel/operators/second-person.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { stateTable } from '../../kernel/states/state-table.js';
import { takeBack } from '../../kernel/points/take-back.js';
import { lockHero, purseOf } from '../heroes/heroes.area.js';
import { PointCorrectionRecord } from './point-correction.entity.js';
import { correctionView } from './read-corrections.js';

const RULE = 'correction';

/** What "explain my points" says of it. */
const REASONS = {
  missing: 'Corrected by support: points were missing',
  'counted-twice': 'Corrected by support: counted twice',
  unfair: 'Corrected by support: not earned by the rules',
  goodwill: 'A gift from support',
} as const;

const correctionStates = stateTable<CorrectionState>('Correction', {
  proposed: ['applied', 'declined'],
  applied: [],
  declined: [],
});

/**
 * Corrects a hero's points at once; proposes it where, with what operators alone did for the hero within a day, it is
 * more than the bound. Throws `unknown_hero`, `demo_hero_fixed` or `insufficient_points`.
 */
export const correctPoints = transactionalHandler<'correct-points'>(
  async ({ heroId, points, reason, note, by }, transaction, { commandId: id, now: time }) => {
    if (heroId === DEMO_HERO_ID)
      throw new AppError('demo_hero_fixed', 'This hero is everybody’s: nobody’s points are corrected there.');
    await lockHero(transaction, heroId);
    await assertHas(transaction, heroId, points);
    const isSmall = Math.abs(points) + (await correctedAlone(transaction, heroId, time)) <= CORRECTION_BOUND;
    const correction = transaction.em.create(PointCorrectionRecord, {
      id, heroId, points, reason, note: isSmall ? null : note, state: isSmall ? 'applied' : 'proposed',
      proposedAt: time, proposedById: by.id, proposedBy: by.name, decidedAt: isSmall ? time : null,
    });
    await transaction.em.flush();
    const events = isSmall ? await moveCorrected(transaction, correction, { cause: id, time }) : [];
    return { result: correctionView(correction), transactionId: await appendEvents(transaction, events) };
  },
);

/**
 * A second operator lets a proposed correction happen; anybody who may correct declines it. Throws `unknown_item`,
 * `unknown_hero`, `illegal_transition`, `second_person_required` or `insufficient_points`.
 */
export const decidePointCorrection = transactionalHandler<'decide-point-correction'>(
  async ({ correctionId, decision, by }, transaction, { commandId: cause, now: time }) => {
    const known = await transaction.tables<typeof PointCorrectionRecord>().selectFrom('point_correction')
      .select('heroId').where('id', '=', correctionId).executeTakeFirst();
    if (!known) throw new AppError('unknown_item', `There is no correction "${correctionId}".`);
    // Heroes first, as everywhere.
    await lockHero(transaction, known.heroId);
    const correction = await transaction.em.findOneOrFail(PointCorrectionRecord, correctionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true,
    });
    const state = decision === 'approve' ? 'applied' : 'declined';
    correctionStates.assert(correctionId, correction.state, state);
    if (state === 'applied') {
      await assertSecondPerson(transaction, 'correction', correction.proposedById, by);
      await assertHas(transaction, correction.heroId, correction.points);
    }
    Object.assign(correction, { state, decidedAt: time, decidedBy: by.name, note: null });
    await transaction.em.flush();
    const events = state === 'applied' ? await moveCorrected(transaction, correction, { cause, time }) : [];
    return { result: correctionView(correction), transactionId: await appendEvents(transaction, events) };
  },
);

/** Corrections of a leaving hero are removed, with their texts. */
export async function dropCorrections(
  transaction: Transaction,
  events: readonly EventOf<'hero.removed'>[],
): Promise<void> {
  await transaction.tables<typeof PointCorrectionRecord>().updateTable('point_correction')
    .set({ state: 'declined', note: null, decidedAt: events[0]!.time })
    .where('heroId', 'in', events.map(({ data }) => data.heroId)).where('state', '=', 'proposed').execute();
}

/**
 * Given points count like earned ones. Taken points no longer count for score and level; as much as is left of the
 * available ones is taken, points held for a reward pay when they return, the rest was spent before.
 */
async function moveCorrected(
  transaction: Transaction,
  { id, heroId, points, reason }: Pick<Row<typeof PointCorrectionRecord>, 'id' | 'heroId' | 'points' | 'reason'>,
  { cause, time }: { cause: string; time: Date },
): Promise<NewEvent[]> {
  const common = { heroId, cause: `correction:${id}`, reason: REASONS[reason], time };
  const taken = takeBack(await purseOf(transaction, heroId), -points);
  const moved = await movePoints(transaction, points > 0
    ? [{ kind: 'earn', ...common, amount: points, rule: RULE }]
    : [
      { kind: 'take-back', ...common, amount: taken.left, rule: RULE },
      { kind: 'take-back-held', ...common, amount: taken.held, rule: `${RULE}-held` },
      { kind: 'take-back-spent', ...common, amount: taken.spent, rule: `${RULE}-spent` },
    ]);
  const data = { heroId, correctionId: id, points, reason };
  return [{ type: 'points.corrected', subject: heroId, cause, time, data }, ...moved];
}

/** Nobody can lose more than was ever earned. */
async function assertHas(transaction: Transaction, heroId: string, points: number): Promise<void> {
  const { lifetime: lifetimePoints } = await purseOf(transaction, heroId);
  if (lifetimePoints + points >= 0) return;
  throw new AppError('insufficient_points', `This hero has earned ${lifetimePoints} points: no more can be taken.`, {
    points: lifetimePoints,
  });
}

/** What was corrected within a day without a second operator, plus and minus alike: many small ones are a large one. */
async function correctedAlone(transaction: Transaction, heroId: string, time: Date): Promise<number> {
  const since = new Date(time.getTime() - CORRECTION_DAY_HOURS * HOUR_MS);
  const { points } = await transaction.tables<typeof PointCorrectionRecord>().selectFrom('point_correction')
    .select(({ fn }) => fn.sum<string | null>(fn<number>('abs', ['points'])).as('points'))
    .where('heroId', '=', heroId).where('state', '=', 'applied').where('decidedBy', 'is', null)
    .where('proposedAt', '>', since).executeTakeFirstOrThrow();
  return Number(points ?? 0);
}
