import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { PHOTO_LIMITS, type PhotoSide } from '@planet-heroes/contracts/areas/trade-ins/photos';
import { transactionalHandler } from '../../kernel/commands/command-handler.js';
import type { Queryable } from '../../kernel/database/database.js';
import { appendEvents } from '../../kernel/log/append-events.js';
import { forgetPhotos } from './forget-photos.js';
import type { JourneyTables } from './journey.entities.js';
import { lockTradeIn } from './lock-trade-in.js';
import { readTradeIn, unknownPhoto, unknownTradeIn } from './read-trade-ins.js';
import type { TradeIn } from './trade-in.entity.js';
import { tradeInStates } from './trade-in.states.js';

/** Shows a phone by one more photo; one that is there already stays as it is. Throws as `photoLike` does. */
export const addPhoto = transactionalHandler<'add-trade-in-photo'>(
  async ({ photoId, question = null, digest, width, height, ...of }, transaction, { commandId, now }) => {
    const { tradeInId } = of;
    const tradeIn = await lockTradeIn(transaction, tradeInId, of.heroId);
    const by = sideOf(of.heroId);
    let transactionId: string | undefined;
    if (await photoLike(transaction, { ...of, digest }) === undefined) {
      const photo = { id: photoId, tradeInId, by, question, digest, width, height, addedAt: now };
      await transaction.tables<JourneyTables>().insertInto('trade_in_photo').values(photo).execute();
      const data = { tradeInId, heroId: tradeIn.heroId, photoId, by };
      transactionId = await appendEvents(transaction, [
        { type: 'trade.photo_added', subject: tradeInId, cause: commandId, time: now, data },
      ]);
    }
    return { result: await readTradeIn(transaction, tradeInId, of.heroId), transactionId };
  },
);

/** Takes a photo back, with its file. Throws `unknown_item`, `unknown_trade_in` or `illegal_transition`. */
export const removePhoto = transactionalHandler<'remove-trade-in-photo'>(
  async ({ photoId, tradeInId, heroId }, transaction, { commandId, now }) => {
    const { state, heroId: owner } = await lockTradeIn(transaction, tradeInId, heroId);
    const side = sideOf(heroId);
    assertOpen(tradeInId, state, side);
    const own = await transaction.tables<JourneyTables>().selectFrom('trade_in_photo').select('id')
      .where('tradeInId', '=', tradeInId).where('by', '=', side).execute();
    if (!own.some(({ id }) => id === photoId)) throw unknownPhoto(photoId);
    await forgetPhotos(transaction, [photoId], now);
    const data = { tradeInId, heroId: owner, photoId, by: side };
    const transactionId = await appendEvents(transaction, [
      { type: 'trade.photo_removed', subject: tradeInId, cause: commandId, time: now, data },
    ]);
    return { result: await readTradeIn(transaction, tradeInId, heroId), transactionId };
  },
);

/** The hero’s where one is named, else the desk’s. */
export interface OwnPhotos {
  tradeInId: string;
  heroId?: string | undefined;
  digest: string;
}

/**
 * The photo of this side that was made of the same bytes; undefined where this would be a new one. Throws, where none
 * can be added, `unknown_trade_in`, `illegal_transition`, `photo_limit_reached` or `demo_hero_fixed`.
 */
export async function photoLike(
  database: Queryable,
  { tradeInId, heroId, digest }: OwnPhotos,
): Promise<{ id: string; width: number; height: number } | undefined> {
  const side = sideOf(heroId);
  const tables = database.tables<JourneyTables | typeof TradeIn>();
  const tradeIn = await tables.selectFrom('trade_in').select(['heroId', 'state']).where('id', '=', tradeInId)
    .executeTakeFirst();
  if (!tradeIn || (heroId !== undefined && tradeIn.heroId !== heroId)) throw unknownTradeIn(tradeInId);
  if (heroId === DEMO_HERO_ID) {
    throw new AppError(
      'demo_hero_fixed',
      'This hero is everybody’s, and so would be its photos. Join free to show a phone of your own.',
    );
  }
  const photos = await tables.selectFrom('trade_in_photo').select(['id', 'digest', 'width', 'height'])
    .where('tradeInId', '=', tradeInId).where('by', '=', side).execute();
  const known = photos.find((photo) => photo.digest === digest);
  if (known) return known;
  assertOpen(tradeInId, tradeIn.state, side);
  if (photos.length < PHOTO_LIMITS.each) return undefined;
  throw new AppError(
    'photo_limit_reached',
    `A trade-in takes ${PHOTO_LIMITS.each} photos. Remove one to add another.`,
    { limit: PHOTO_LIMITS.each },
  );
}

/** Heroes show the phone as long as it is with them, the desk before it says what it found. */
function assertOpen(tradeInId: string, state: Parameters<typeof tradeInStates.assert>[1], side: PhotoSide): void {
  tradeInStates.assert(tradeInId, state, side === 'hero' ? 'booked' : 'inspected');
}

function sideOf(heroId: string | undefined): PhotoSide {
  return heroId === undefined ? 'desk' : 'hero';
}
