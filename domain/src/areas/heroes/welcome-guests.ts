import { GUEST_NAME } from '@planet-heroes/contracts/areas/accounts/catalogue';
import { batchedHandler } from '../../kernel/commands/command-handler.js';
import { applied } from '../../kernel/commands/outcome.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { openSessions } from '../../kernel/sessions/sessions.js';
import { uuidDrawnFrom } from '../../kernel/text/uuid-drawn-from.js';
import { insertHeroes } from './join-heroes.js';
import { readHeroProfiles } from './read-hero-profile.js';

/** A visitor's first action: a hero of its own, without a name, on no board, with a session. */
export const welcomeGuest = batchedHandler<'welcome-guest'>(
  { maxWeight: 50, parallel: 1 },
  async (commands, transaction) => {
    const guests = commands.map(({ payload: { session }, commandId, now }) => ({
      heroId: uuidDrawnFrom(`guest ${commandId}`), name: GUEST_NAME, guest: true, session, cause: commandId, time: now,
    }));
    const codes = await insertHeroes(transaction, guests);
    await openSessions(transaction, guests);
    const transactionId = await appendEvents(
      transaction,
      guests.filter(({ heroId }) => codes.has(heroId)).map(({ heroId, cause, time }): NewEvent => ({
        type: 'hero.arrived', subject: heroId, cause, time, data: { heroId, referralCode: codes.get(heroId)! },
      })),
    );
    const profiles = await readHeroProfiles(transaction, guests.map(({ heroId }) => heroId));
    return { outcomes: guests.map(({ heroId }) => applied(profiles.get(heroId)!)), transactionId };
  },
);
