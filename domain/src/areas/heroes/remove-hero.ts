import { sql } from 'kysely';
import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { REMOVED_HERO_NAME } from '@planet-heroes/contracts/areas/heroes/levels';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import type { LogEventType } from '@planet-heroes/contracts/log-events';
import type { AcceptedCommand } from '../../kernel/commands/accepted-command.entity.js';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { CommandResultRecord } from '../../kernel/commands/command-result.entity.js';
import { forgetAnswers, forgetAnswersAbout } from '../../kernel/commands/forget-answers.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import type { EventLogRecord } from '../../kernel/log/event-log.entity.js';
import { endSessions } from '../../kernel/sessions/sessions.js';
import type { HeroProfileRecord } from './hero-profile.entity.js';
import type { Hero } from './hero.entity.js';
import { lockHero } from './lock-heroes.js';

/** Events that carry a hero's name: it is taken out of them when the hero leaves. */
export const NAMING_EVENTS = ['hero.joined', 'hero.renamed'] as const satisfies LogEventType[];

/**
 * Removes a person: name, e-mail, phone and zone go, also from the log and from stored answers, and the hero leaves the
 * board (docs/adr/013); each area takes away what the person wrote there when it learns of it. The entries of the
 * ledger stay, under an id that says nothing of anybody, so that they still balance.
 */
export const removeHero = transactionalHandler<'remove-hero'>(async ({ heroId }, transaction, { commandId, now }) => {
  if (heroId === DEMO_HERO_ID)
    throw new AppError('demo_hero_fixed', 'This hero is everybody’s and stays. Join free to have your own.');
  await lockHero(transaction, heroId);
  const transactionId = await forgetHeroes(transaction, [heroId], { cause: commandId, time: now });
  return { result: { heroId }, transactionId };
});

/** Erases all personal data of locked heroes, with their sessions, and records each removal in the log. */
export async function forgetHeroes(
  transaction: Transaction,
  heroIds: readonly string[],
  { cause, time }: { cause: string; time: Date },
): Promise<string | undefined> {
  const tables = transaction.tables<typeof Hero | typeof HeroProfileRecord | typeof EventLogRecord>();
  const gone = await tables
    .updateTable('hero')
    .set({
      name: REMOVED_HERO_NAME, zoneId: null, removedAt: time, referralCode: sql`'removed-' || id`, hiddenAt: null,
      hiddenFor: null, offBoardAt: null, boardArea: null,
    })
    .where('id', 'in', heroIds)
    .returning(['id', 'guest'])
    .execute();
  const guests = new Set(gone.filter(({ guest }) => guest).map(({ id }) => id));
  await tables.deleteFrom('hero_profile').where('heroId', 'in', heroIds).execute();
  await tables
    .updateTable('event_log')
    .set({ data: sql`jsonb_set(data, '{name}', to_jsonb(${REMOVED_HERO_NAME}::text))` })
    .where(sql<string>`data ->> 'heroId'`, 'in', heroIds)
    .where('type', 'in', NAMING_EVENTS)
    .execute();
  await forgetProfiles(transaction, heroIds, cause);
  await endSessions(transaction, { heroIds }, time);
  return appendEvents(
    transaction,
    heroIds.map((heroId) => ({
      type: 'hero.removed', subject: heroId, cause, time,
      data: { heroId, ...(guests.has(heroId) && { wasGuest: true }) },
    })),
  );
}

/** Commands that answer with a hero under another scope than the hero's: known by the hero they answer with. */
const HERO_ANSWERS = ['join-hero', 'welcome-guest', 'merge-heroes', 'sign-in-with-passkey'];

/** Stored answers carry the profile. */
async function forgetProfiles(transaction: Transaction, heroIds: readonly string[], cause: string): Promise<void> {
  await forgetAnswers(transaction, heroIds.map((id) => `hero:${id}`), cause);
  await forgetAnswersAbout(transaction, heroIds);
  const tables = transaction.tables<typeof CommandResultRecord | typeof AcceptedCommand>();
  const answeredId = sql<string>`coalesce(outcome -> 'result' -> 'hero' ->> 'id', outcome -> 'result' ->> 'id')`;
  await tables.deleteFrom('command_result').where('name', 'in', HERO_ANSWERS).where(answeredId, 'in', heroIds)
    .execute();
  await tables.deleteFrom('accepted_command').where('settledAt', 'is not', null)
    .where(sql<string>`job ->> 'name'`, 'in', HERO_ANSWERS).where(answeredId, 'in', heroIds).execute();
}
