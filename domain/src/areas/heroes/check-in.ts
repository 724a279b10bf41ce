import { dubaiDate, dubaiDay } from '@planet-heroes/contracts/kernel/calendar/dubai-calendar';
import { EARNING_RATES } from '@planet-heroes/contracts/areas/heroes/points';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { awardsHad } from '../../kernel/points/person-awards.js';
import type { Hero } from './hero.entity.js';
import { lockHero } from './lock-heroes.js';
import { readHeroProfile } from './read-hero-profile.js';

export const CHECK_IN_RULE = 'check-in';

/** The daily check-in: once a calendar day in Dubai (spec document 1, section 9). Refused with `already_checked_in`. */
export const checkIn = transactionalHandler<'check-in'>(async ({ heroId }, transaction, { commandId, now }) => {
  await lockHero(transaction, heroId);
  const [from] = dubaiDay(now);
  const day = { personId: heroId, rule: CHECK_IN_RULE, cause: dubaiDate(now) };
  const had = await awardsHad(transaction, [day]);
  const noted = had.size === 0 && await transaction
    .tables<typeof Hero>()
    .updateTable('hero')
    .set({ checkedInAt: now })
    .where('id', '=', heroId)
    .where(({ eb, or }) => or([eb('checkedInAt', 'is', null), eb('checkedInAt', '<', from)]))
    .returning('id')
    .executeTakeFirst();
  if (!noted) {
    throw new AppError('already_checked_in', 'You have checked in today. The next day begins at midnight in Dubai.');
  }
  const moved = await movePoints(transaction, [
    {
      kind: 'earn',
      heroId,
      amount: EARNING_RATES.dailyCheckIn,
      rule: CHECK_IN_RULE,
      cause: `check-in:${from.toISOString()}`,
      reason: 'Daily check-in',
      time: now,
      award: { cause: day.cause },
    },
  ]);
  const transactionId = await appendEvents(transaction, [
    { type: 'hero.checked_in', subject: heroId, cause: commandId, time: now, data: { heroId } }, ...moved,
  ]);
  return { result: await readHeroProfile(transaction, heroId), transactionId };
});
