import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { completeProfile } from './complete-profile.js';
import { lockHero } from './lock-heroes.js';
import { readHeroProfile } from './read-hero-profile.js';

/** Changes what a hero tells of itself; what is left out stays. With all of it there the profile is complete. */
export const updateHero = transactionalHandler<'update-hero'>(async (payload, transaction, { commandId, now }) => {
  const { heroId } = payload;
  if (heroId === DEMO_HERO_ID) throw new AppError('demo_hero_fixed', 'This hero is everybody’s. Join free to have your own.');
  await lockHero(transaction, heroId);
  const before = await readHeroProfile(transaction, heroId);
  const { email, phone, zoneId } = { ...before, ...payload };
  const name = payload.name ?? before.name;
  await transaction.query('update hero set name = $2, zone_id = $3 where id = $1', [heroId, name, zoneId]);
  await transaction.query(
    `insert into hero_profile (hero_id, email, phone) values ($1, $2, $3)
     on conflict (hero_id) do update set email = excluded.email, phone = excluded.phone`,
    [heroId, email, phone],
  );
  let transactionId: string | undefined;
  if (name !== before.name) {
    transactionId = await appendEvents(transaction, [
      { type: 'hero.renamed', subject: heroId, cause: commandId, time: now, data: { heroId, name } },
    ]);
  }
  if (email && phone && zoneId) {
    transactionId = (await completeProfile(transaction, { heroId, zoneId, cause: commandId, time: now })) ?? transactionId;
  }
  return { result: await readHeroProfile(transaction, heroId), transactionId };
});
