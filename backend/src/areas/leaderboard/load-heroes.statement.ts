import type { Queryable } from '@planet-heroes/domain/kernel/database/database';

/** A hero as the leaderboard keeps it. `reachedAt` is ms since the epoch, CO2 grams. */
export interface HeroEntry {
  readonly id: string;
  name: string;
  score: number;
  reachedAt: number;
  lifetimePoints: number;
  availablePoints: number;
  pendingPoints: number;
  heldPoints: number;
  bottlesPrevented: number;
  co2Saved: number;
  referralCount: number;
  badges: readonly string[];
  /** False while only later events of a hero have been read: two transactions may reach the log in either order. */
  joined: boolean;
  /** A visitor's hero before it joins: known, and on no board. */
  guest: boolean;
  /** True once the person has left; the entry stays, so that late events find it. */
  removed: boolean;
  /** Left out of the board, by its own choice or by support. */
  hidden: boolean;
}

const PAGE = 25_000;
/** ASCII's own separators: units, records and groups. Names are stripped of them. */
const [GROUP, RECORD, UNIT] = ['\u001d', '\u001e', '\u001f'] as const;
const NO_BADGES: readonly string[] = [];

/** A record's fifteen fields. */
type Seven = [string, string, string, string, string, string, string];
type Fields = [...Seven, ...Seven, string];

interface Page {
  heroes: string | null;
  last: string | null;
}

/**
 * Reads all heroes in pages (bench: P2), the next one on its way while one is taken in. A page travels as one text: a
 * million rows then cost some large values instead of ten million small ones.
 */
export async function* loadHeroes(snapshot: Queryable): AsyncGenerator<HeroEntry[]> {
  let page = await readPage(snapshot, '');
  while (page.heroes !== null && page.last !== null) {
    const next = readPage(snapshot, page.last);
    // An error here is thrown by the await below; until then it must not count as unhandled.
    next.catch(() => undefined);
    yield page.heroes.split(RECORD).map(parseHero);
    page = await next;
  }
}

async function readPage(snapshot: Queryable, after: string): Promise<Page> {
  const [page] = await snapshot.query<Page>(
    `select string_agg(
              id || $3 || translate(name, $3 || $4 || $5, '') || $3 || score || $3 || date_part('epoch', score_reached_at)
                 || $3 || lifetime_points || $3 || available_points || $3 || pending_points || $3 || held_points
                 || $3 || bottles_prevented || $3 || co2saved || $3 || referral_count || $3 || (removed_at is not null) || $3 || (hidden_at is not null) || $3 || guest
                 || $3 || case when badges = '{}' then '' else array_to_string(badges, $5) end,
              $4) as heroes,
            max(id) as last
     from (select * from hero where id > $1 order by id limit $2) as page`,
    [after, PAGE, UNIT, RECORD, GROUP],
  );
  return page!;
}

function parseHero(record: string): HeroEntry {
  const [
    id,
    name,
    score,
    reachedAt,
    lifetimePoints,
    availablePoints,
    pendingPoints,
    heldPoints,
    bottlesPrevented,
    co2Saved,
    referralCount,
    removed,
    hidden,
    guest,
    badges,
  ] = record.split(UNIT) as Fields;
  return {
    id,
    name,
    score: Number(score),
    reachedAt: Math.round(Number(reachedAt) * 1000),
    lifetimePoints: Number(lifetimePoints),
    availablePoints: Number(availablePoints),
    pendingPoints: Number(pendingPoints),
    heldPoints: Number(heldPoints),
    bottlesPrevented: Number(bottlesPrevented),
    co2Saved: Number(co2Saved),
    referralCount: Number(referralCount),
    badges: badges === '' ? NO_BADGES : badges.split(GROUP),
    joined: removed !== 'true' && guest !== 'true',
    guest: removed !== 'true' && guest === 'true',
    removed: removed === 'true',
    hidden: hidden === 'true',
  };
}
