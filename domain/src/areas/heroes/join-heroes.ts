import { AppError } from '@planet-heroes/contracts/kernel/errors/app-error';
import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { batchedHandler } from '../../kernel/commands/command-handler.js';
import { eachAlone } from '../../kernel/commands/each-alone.js';
import { applied, type Outcome, refused } from '../../kernel/commands/outcome.js';
import type { Transaction } from '../../kernel/database/database.js';
import { appendEvents, type NewEvent } from '../../kernel/log/append-events.js';
import { movePoints } from '../../kernel/points/move-points.js';
import { ONCE } from '../../kernel/points/person-awards.js';
import type { Session } from '../../kernel/sessions/session.entity.js';
import { openSessions } from '../../kernel/sessions/sessions.js';
import { uuidDrawnFrom } from '../../kernel/text/uuid-drawn-from.js';
import type { HeroProfileRecord } from './hero-profile.entity.js';
import type { Hero } from './hero.entity.js';
import { lockHero } from './lock-heroes.js';
import { findReferrer, noteReferral, selfReferral } from './note-referral.js';
import { readHeroProfiles } from './read-hero-profile.js';
import { codeFor } from './referral-code.js';

const CODE_ATTEMPTS = 20;
/** What "explain my points" says of the points for joining. */
const JOIN_REASON = 'Joined Planet Heroes';

export interface NewHero {
  heroId: string;
  name: string;
  email?: string | undefined;
  /** The friend who brought this hero, by the friend's code or, where that is known, by id. */
  referralCode?: string | undefined;
  referredBy?: string | undefined;
  /** Set where a guest of this id joins. */
  guestId?: string | undefined;
  /** The session that has no hero yet and goes on as this one. */
  sessionId?: string | undefined;
  cause: string;
  time: Date;
}

/**
 * Adds heroes, each with 25 points for joining (spec document 1, section 2). Heroes without a referral are added
 * together in one step; then, in their order, those with a referral and those whose id comes twice. Refused with
 * `already_joined`, `unknown_hero`, `unknown_referral_code` or `self_referral`.
 */
export async function joinHeroes(
  transaction: Transaction,
  heroes: readonly NewHero[],
): Promise<{ outcomes: Outcome<string>[]; transactionId: string | undefined }> {
  const times = Map.groupBy(heroes, ({ heroId }) => heroId);
  const isPlain = ({ heroId, referredBy, referralCode, guestId }: NewHero) =>
    !referredBy && !referralCode && !guestId && times.get(heroId)!.length === 1;
  const together = await addHeroes(transaction, heroes.filter(isPlain));
  const others = heroes.filter((hero) => !isPlain(hero));
  const alone = await eachAlone(transaction, others, (hero) => joinAlone(transaction, hero));
  const outcomes = heroes.map((hero) => {
    if (!isPlain(hero)) return alone.outcomes[others.indexOf(hero)]!;
    return together.added.has(hero.heroId) ? applied(hero.heroId) : refused(alreadyJoined(hero.heroId));
  });
  return { outcomes, transactionId: alone.transactionId ?? together.transactionId };
}

/**
 * JOIN FREE. A hero's id is derived from the command's, which only the sender knows; a guest becomes a hero under its
 * own id, and a session that has joined already is refused with `already_joined`.
 */
export const joinHero = batchedHandler<'join-hero'>({ maxWeight: 50, parallel: 1 }, async (commands, transaction) => {
  const heroOf = await heroesOfSessions(transaction, commands.flatMap(({ payload }) => payload.sessionId ?? []));
  const heroes = commands.map(({ payload: { name, email, referralCode, sessionId }, commandId, now }) => {
    const guestId = sessionId === undefined ? undefined : heroOf.get(sessionId) ?? undefined;
    const heroId = guestId ?? uuidDrawnFrom(`hero ${commandId}`);
    return { name, email, referralCode, guestId, sessionId, heroId, cause: commandId, time: now };
  });
  const { outcomes, transactionId } = await joinHeroes(transaction, heroes);
  const profiles = await readHeroProfiles(transaction, heroes.map(({ heroId }) => heroId));
  await openSessions(
    transaction,
    commands.flatMap(({ payload: { session }, now: time }, index) =>
      !session || outcomes[index]!.status === 'refused' ? [] : [{ session, heroId: heroes[index]!.heroId, time }]
    ),
  );
  return {
    outcomes: outcomes.map((outcome) =>
      outcome.status === 'refused' ? outcome : applied(profiles.get(outcome.result)!),
    ),
    transactionId,
  };
});

/** The heroes of sessions, by the sessions' ids; null where a session has none yet. */
async function heroesOfSessions(
  transaction: Transaction,
  sessionIds: readonly string[],
): Promise<Map<string, string | null>> {
  if (sessionIds.length === 0) return new Map();
  const found = await transaction.tables<typeof Session>().selectFrom('session').select(['id', 'heroId'])
    .where('id', 'in', sessionIds).orderBy('id').forUpdate().execute();
  return new Map(found.map(({ id, heroId }) => [id, heroId ?? null]));
}

async function joinAlone(transaction: Transaction, hero: NewHero) {
  const { heroId, email, referralCode: code } = hero;
  const referredBy = code ? await findReferrer(transaction, code, email) : hero.referredBy;
  if (referredBy === heroId) throw selfReferral();
  if (hero.referredBy) await lockHero(transaction, hero.referredBy);
  if (hero.guestId) await lockGuest(transaction, hero.guestId);
  const { added, transactionId } = await addHeroes(transaction, [{ ...hero, referredBy }]);
  if (!added.has(heroId)) throw alreadyJoined(heroId);
  if (referredBy) await noteReferral(transaction, { friendId: heroId, heroId: referredBy, code });
  return { result: heroId, transactionId };
}

/** Throws `unknown_hero`, or `already_joined` where the hero is not a guest any more. */
async function lockGuest(transaction: Transaction, heroId: string): Promise<void> {
  await lockHero(transaction, heroId);
  const guest = await transaction.tables<typeof Hero>().selectFrom('hero').select('id')
    .where('id', '=', heroId).where('guest', '=', true).executeTakeFirst();
  if (!guest) throw new AppError('already_joined', 'You have joined already, and are signed in as your hero.', { heroId });
}

/** Adds heroes with a fixed number of statements; one whose id is taken is not among those added. */
async function addHeroes(
  transaction: Transaction,
  heroes: readonly NewHero[],
): Promise<{ added: ReadonlySet<string>; transactionId: string | undefined }> {
  const guests = await joinGuests(transaction, heroes.filter(({ guestId }) => guestId));
  const codes = new Map([...guests, ...await insertHeroes(transaction, heroes.filter(({ guestId }) => !guestId))]);
  const added = heroes.filter(({ heroId }) => codes.has(heroId));
  if (added.length === 0) return { added: new Set(), transactionId: undefined };
  await goOnAs(transaction, added);
  await transaction
    .tables<typeof HeroProfileRecord>()
    .insertInto('hero_profile')
    .values(added.map(({ heroId, email = null }) => ({ heroId, email })))
    .onConflict((conflict) => conflict.column('heroId').doUpdateSet(({ ref }) => ({ email: ref('excluded.email') })))
    .execute();
  const moved = await movePoints(
    transaction,
    added.map(({ heroId, time }) => ({
      kind: 'earn',
      heroId,
      amount: JOIN_BONUS.joining,
      rule: 'join',
      cause: `join:${heroId}`,
      reason: JOIN_REASON,
      time,
      award: { cause: ONCE },
    })),
  );
  const joined = added.map(({ heroId, name, referredBy, cause, time }): NewEvent => {
    const data = { heroId, name, referralCode: codes.get(heroId)!, ...(referredBy && { referredBy }) };
    return { type: 'hero.joined', subject: heroId, cause, time, data };
  });
  return { added: new Set(codes.keys()), transactionId: await appendEvents(transaction, [...joined, ...moved]) };
}

/** Sessions without a hero get theirs, before `hero.joined`: a reaction binds the hero to the session's account. */
async function goOnAs(transaction: Transaction, heroes: readonly NewHero[]): Promise<void> {
  for (const { heroId, guestId, sessionId } of heroes) {
    if (sessionId === undefined || guestId) continue;
    await transaction.tables<typeof Session>().updateTable('session').set({ heroId })
      .where('id', '=', sessionId).where('heroId', 'is', null).execute();
  }
}

/** Makes heroes of guests, who are locked, and returns the codes that they have. */
async function joinGuests(transaction: Transaction, heroes: readonly NewHero[]): Promise<Map<string, string>> {
  const codes = new Map<string, string>();
  for (const { heroId, name, referredBy = null, time } of heroes) {
    const { referralCode } = await transaction.tables<typeof Hero>().updateTable('hero')
      .set({ name, referredBy, guest: false, joinedAt: time })
      .where('id', '=', heroId)
      .returning('referralCode')
      .executeTakeFirstOrThrow();
    codes.set(heroId, referralCode);
  }
  return codes;
}

/** Inserts those whose ids are free, each with a code of its own, and returns the codes by their ids. */
export async function insertHeroes(
  transaction: Transaction,
  heroes: readonly (Pick<NewHero, 'heroId' | 'name' | 'referredBy' | 'time'> & { guest?: boolean })[],
): Promise<Map<string, string>> {
  const tables = transaction.tables<typeof Hero>();
  const codes = new Map<string, string>();
  let left = heroes.toSorted((a, b) => (a.heroId < b.heroId ? -1 : 1));
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === CODE_ATTEMPTS)
      throw new Error(`No free referral code for ${left[0]!.heroId} after ${attempt} attempts.`);
    const rows = left.map(({ heroId, name, referredBy = null, guest = false, time }) => ({
      id: heroId, name, referralCode: codeFor(heroId, attempt), scoreReachedAt: time, joinedAt: time, referredBy, guest,
    }));
    const inserted = await tables
      .insertInto('hero')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'referralCode'])
      .execute();
    for (const { id, referralCode } of inserted) codes.set(id, referralCode);
    left = left.filter(({ heroId }) => !codes.has(heroId));
    if (left.length === 0) break;
    const taken = await tables
      .selectFrom('hero')
      .select('id')
      .where('id', 'in', left.map(({ heroId }) => heroId))
      .execute();
    const takenIds = new Set(taken.map(({ id }) => id));
    left = left.filter(({ heroId }) => !takenIds.has(heroId));
  }
  return codes;
}

function alreadyJoined(heroId: string): AppError {
  return new AppError('already_joined', `There is a hero "${heroId}" already.`, { heroId });
}
