import { createHash } from 'node:crypto';
import { stringify } from 'uuid';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import { addHero } from './add-hero.js';
import { readHeroProfile } from './read-hero-profile.js';

/** JOIN FREE: makes a hero. The id follows from the command's, which stays the sender's secret. */
export const joinHero = transactionalHandler<'join-hero'>(async (payload, transaction, { commandId, now }) => {
  const heroId = idDrawnFrom(commandId);
  const transactionId = await addHero(transaction, { ...payload, heroId, cause: commandId, time: now });
  return { result: await readHeroProfile(transaction, heroId), transactionId };
});

/** The same UUID for the same secret, and no way back from it. */
function idDrawnFrom(secret: string): string {
  const drawn = createHash('sha256').update(`hero ${secret}`).digest().subarray(0, 16);
  return stringify(Uint8Array.from(drawn, (byte, at) => (at === 6 ? (byte & 0x0f) | 0x80 : at === 8 ? (byte & 0x3f) | 0x80 : byte)));
}
