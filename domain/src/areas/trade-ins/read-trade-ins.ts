import { DEMO_HERO_ID } from '@planet-heroes/contracts/kernel/demo';
import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { nextActorOf, OPEN_TRADE_IN_STATES } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { Handover, ReturnAddress } from '@planet-heroes/contracts/areas/trade-ins/handover';
import type { Signature } from '@planet-heroes/contracts/areas/trade-ins/signature';
import type { PhotoSide } from '@planet-heroes/contracts/areas/trade-ins/photos';
import type {
  Inspection, ListTradeInsQuery, TradeIn as TradeInView, TradeInPage, TradeInPhoto as PhotoView,
} from '@planet-heroes/contracts/areas/trade-ins/schemas';
import type { Queryable, Row } from '../../kernel/database/database.js';
import { inOneSnapshot } from '../../kernel/database/in-one-snapshot.js';
import { pageOf, readCursor } from '../../kernel/database/keyset.js';
import { assertHero, type Hero } from '../heroes/heroes.area.js';
import type {
  JourneyTables, TradeInFlag, TradeInHandover, TradeInInspection, TradeInPhoto, TradeInReturn, TradeInStep,
} from './journey.entities.js';
import type { TradeIn } from './trade-in.entity.js';

/** A hero's trade-ins, newest first. Throws `unknown_hero`. */
export async function readTradeInsOf(database: Queryable, heroId: string, limit = 200): Promise<TradeInView[]> {
  await assertHero(database, heroId);
  return inOneSnapshot(database, async (snapshot) => {
    const found = await snapshot
      .tables<typeof TradeIn>()
      .selectFrom('trade_in')
      .selectAll()
      .where('heroId', '=', heroId)
      .orderBy(({ fn }) => fn.coalesce('quotedAt', 'decidedAt'), 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return withJourneys(snapshot, found, 'hero');
  });
}

/** One trade-in, for its hero where one is named, else for the desk. Throws `unknown_trade_in`, also for another’s. */
export async function readTradeIn(database: Queryable, tradeInId: string, heroId?: string): Promise<TradeInView> {
  return inOneSnapshot(database, async (snapshot) => {
    const found = await snapshot.tables<typeof TradeIn>().selectFrom('trade_in').selectAll().where('id', '=', tradeInId)
      .executeTakeFirst();
    if (!found || (heroId !== undefined && found.heroId !== heroId)) throw unknownTradeIn(tradeInId);
    return (await withJourneys(snapshot, [found], heroId === undefined ? 'desk' : 'hero'))[0]!;
  });
}

/** The same for the desk that opens it, with the hero’s name, which no command’s result keeps. */
export async function readTradeInAtDesk(database: Queryable, tradeInId: string): Promise<TradeInView> {
  const tradeIn = await readTradeIn(database, tradeInId);
  const hero = await database.tables<typeof Hero>().selectFrom('hero').select('name').where('id', '=', tradeIn.heroId)
    .executeTakeFirst();
  return { ...tradeIn, heroName: hero?.name };
}

/** The phone’s number as it is sealed; null where it was not said. Throws `unknown_trade_in`. */
export async function readSealedImei(database: Queryable, tradeInId: string): Promise<string | null> {
  const found = await database.tables<typeof TradeIn>().selectFrom('trade_in').select('sealedImei')
    .where('id', '=', tradeInId).executeTakeFirst();
  if (!found) throw unknownTradeIn(tradeInId);
  return found.sealedImei;
}

/**
 * The trade-ins of all heroes, those whose deadline comes first, first: the open ones, unless a state, a code or a
 * hero is asked for. What has ended comes by its end.
 */
export function listTradeIns(database: Queryable, query: ListTradeInsQuery): Promise<TradeInPage> {
  return inOneSnapshot(database, (snapshot) => readPage(snapshot, query));
}

async function readPage(
  database: Queryable,
  { state, code, heroId, after, limit }: ListTradeInsQuery,
): Promise<TradeInPage> {
  const end = after === undefined ? undefined : readCursor(after);
  const rows = await database.tables<typeof TradeIn>().selectFrom('trade_in').selectAll()
    .select(({ fn }) => fn.coalesce('dueAt', 'decidedAt', 'quotedAt').as('turn'))
    .$if(state !== undefined, (found) => found.where('state', '=', state!))
    .$if(
      state === undefined && code === undefined && heroId === undefined,
      (found) => found.where('state', 'in', OPEN_TRADE_IN_STATES),
    )
    .$if(heroId !== undefined, (found) => found.where('heroId', '=', heroId!))
    .$if(code !== undefined, (found) => found.where('code', '=', code!.toUpperCase()))
    .$if(end !== undefined, (found) =>
      found.where(({ eb, fn, tuple, ref }) =>
        eb(
          tuple(fn.coalesce('dueAt', 'decidedAt', 'quotedAt'), ref('id')),
          '>',
          tuple(eb.val(end!.time), eb.val(end!.id)),
        )
      ))
    .orderBy('turn').orderBy('id').limit(limit + 1).execute();
  const { page, next } = pageOf(rows, limit, ({ turn, id }) => ({ time: turn!, id }));
  return { tradeIns: await withJourneys(database, page, 'desk'), next: next ?? null };
}

/** The reader. What visitors typed as the demo hero, whom they share, is for the desk only. */
type Reader = 'hero' | 'desk';

/** `database`: one snapshot, or the state of a row could contradict its parts, which are read after it. */
async function withJourneys(
  database: Queryable,
  rows: readonly Row<typeof TradeIn>[],
  reader: Reader,
): Promise<TradeInView[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const tables = database.tables<JourneyTables>();
  const handovers = await tables.selectFrom('trade_in_handover').selectAll().where('tradeInId', 'in', ids).execute();
  const returns = await tables.selectFrom('trade_in_return').selectAll().where('tradeInId', 'in', ids).execute();
  const inspections = await tables.selectFrom('trade_in_inspection').selectAll().where('tradeInId', 'in', ids)
    .execute();
  const steps = await tables.selectFrom('trade_in_step').selectAll().where('tradeInId', 'in', ids)
    .orderBy('at').orderBy('id').execute();
  const photos = await tables.selectFrom('trade_in_photo').selectAll().where('tradeInId', 'in', ids)
    .orderBy('addedAt').orderBy('id').execute();
  const flags = reader === 'hero' ? [] : await tables.selectFrom('trade_in_flag').selectAll()
    .where('tradeInId', 'in', ids).orderBy('raisedAt').orderBy('reason').execute();
  return rows.map((row) =>
    viewOf(row, {
      handover: handovers.find(({ tradeInId }) => tradeInId === row.id),
      sentBackTo: returns.find(({ tradeInId }) => tradeInId === row.id),
      inspection: inspections.find(({ tradeInId }) => tradeInId === row.id),
      steps: steps.filter(({ tradeInId }) => tradeInId === row.id),
      photos: photos.filter(({ tradeInId }) => tradeInId === row.id),
      flags: flags.filter(({ tradeInId }) => tradeInId === row.id),
    }, reader)
  );
}

interface Journey {
  handover: Row<typeof TradeInHandover> | undefined;
  sentBackTo: Row<typeof TradeInReturn> | undefined;
  inspection: Row<typeof TradeInInspection> | undefined;
  steps: readonly Row<typeof TradeInStep>[];
  photos: readonly Row<typeof TradeInPhoto>[];
  flags: readonly Row<typeof TradeInFlag>[];
}

function viewOf(
  row: Row<typeof TradeIn>,
  { handover, sentBackTo, inspection, steps, photos, flags }: Journey,
  reader: Reader,
): TradeInView {
  const {
    id, code, heroId, programme, device, condition, state, valueFils, points, bottlesPrevented, co2Saved, reasons,
    answers, certificate, isDemo, quotedAt, lockedUntil, decidedAt, dueAt, storageGb, imei,
  } = row;
  const isHidden = reader === 'hero' && heroId === DEMO_HERO_ID;
  const isOpen = nextActorOf(state, handover?.method) !== undefined;
  return {
    id, code, heroId, programme, device, condition, state, valueFils, points, bottlesPrevented, co2Saved, reasons,
    answers, certificate, isDemo, storageGb, imei,
    quotedAt: textOf(quotedAt),
    lockedUntil: textOf(lockedUntil),
    decidedAt: textOf(decidedAt),
    dueAt: isOpen ? textOf(dueAt) : null,
    handover: handover ? handoverView(handover, isHidden) : null,
    returnAddress: isHidden ? null : returnAddressView(sentBackTo ?? handover),
    inspection: inspection ? inspectionView(inspection) : null,
    photos: photos
      .filter(({ by }) => isSeenBy(reader, { by, heroId, isInspected: inspection !== undefined }))
      .map(photoView),
    ...(reader === 'desk' && {
      flags: flags.map(({ reason, note, raisedAt, clearedAt, clearedBy, remark }) => ({
        reason, note, remark, raisedAt: raisedAt.toISOString(), clearedAt: textOf(clearedAt), clearedBy,
      })),
    }),
    steps: steps.map(({ state, at, by, note }) => ({ state, at: at.toISOString(), by, note })),
  };
}

function handoverView(row: Row<typeof TradeInHandover>, isHidden: boolean): Handover {
  const { method, zoneId, day, slot, startsAt, endsAt, address, contact, phone, feeFils } = row;
  const door = isHidden
    ? { address: null, contact: null, phone: null, signature: null }
    : { address, contact, phone, signature: signatureView(row) };
  return { method, zoneId, day, slot, startsAt: textOf(startsAt), endsAt: textOf(endsAt), ...door, feeFils };
}

function returnAddressView(
  from: { address: string | null; contact: string | null; phone: string | null } | undefined,
): ReturnAddress | null {
  const { address, contact, phone } = from ?? {};
  return address && contact && phone ? { address, contact, phone } : null;
}

function signatureView({ signedBy, signature, signedAt }: Row<typeof TradeInHandover>): Signature | null {
  return signedBy && signedAt ? { name: signedBy, drawing: signature ?? null, at: signedAt.toISOString() } : null;
}

function inspectionView(row: Row<typeof TradeInInspection>): Inspection {
  const { device, condition, valueFils, points, answers, wrongAnswers, note, inspectedAt, by, openUntil } = row;
  return {
    device, condition, valueFils, points, answers: answers ?? null, wrongAnswers, note,
    inspectedAt: inspectedAt.toISOString(), by, openUntil: textOf(openUntil),
  };
}

function photoView({ id, by, question, width, height, addedAt }: Row<typeof TradeInPhoto>): PhotoView {
  return { id, by, question, width, height, addedAt: addedAt.toISOString() };
}

/** The desk sees every photo, a hero their own and, with what it found, the desk’s; the demo hero is everybody’s. */
function isSeenBy(
  reader: Reader,
  { by, heroId, isInspected }: { by: PhotoSide; heroId: string; isInspected: boolean },
): boolean {
  return reader === 'desk' || (heroId !== DEMO_HERO_ID && (by === 'hero' || isInspected));
}

/**
 * Asserts that the photo exists and the caller may see it: the named hero, else the desk. Throws `unknown_trade_in` or
 * `unknown_item`.
 */
export async function assertSeesPhoto(
  database: Queryable,
  { tradeInId, photoId, heroId }: { tradeInId: string; photoId: string; heroId?: string },
): Promise<void> {
  const { photos } = await readTradeIn(database, tradeInId, heroId);
  if (!photos.some(({ id }) => id === photoId)) throw unknownPhoto(photoId);
}

function textOf(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}

export function unknownPhoto(photoId: string): AppError {
  return new AppError('unknown_item', `This trade-in has no photo "${photoId}".`, { photoId });
}

export function unknownTradeIn(tradeInId: string): AppError {
  return new AppError('unknown_trade_in', `There is no trade-in "${tradeInId}".`, { tradeInId });
}
