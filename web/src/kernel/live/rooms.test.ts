import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { HeroSnapshot, HeroStandingChange } from '@planet-heroes/contracts/socket-map';
import { EXAMPLE_CHALLENGE } from '@planet-heroes/contracts/areas/social-challenges/examples';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { IMPACT_ROUTES } from '@planet-heroes/contracts/areas/impact/routes';
import { LEADERBOARD_ROUTES } from '@planet-heroes/contracts/areas/leaderboard/routes';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { queryOptionsOf } from '../api/query-options';
import { roomKey, roomKind } from './query-keys';
import { ROOMS } from '../../app/rooms';
import { foldOf, writeRoomUpdate } from './rooms';
import { sampleHero, sampleStats } from './testing/fakes';

const heroState: HeroSnapshot = {
  standing: { heroId: 'a', rank: 4, points: 1, tiedWith: 0, pointsToNext: null, leadOverNext: null, totalHeroes: 9 },
  hero: sampleHero('a', 1),
  availablePoints: 1,
  lifetimePoints: 1,
  pendingPoints: 0,
  heldPoints: 0,
  unread: 0,
};
const heroChange: Pick<HeroStandingChange, 'from' | 'to' | 'causes' | 'notices'> = {
  from: 5, to: 4, causes: [{ kind: 'climbed', past: 1 }], notices: [],
};
const traded = { kind: 'trade-in' as const, id: 't', state: 'verified' };

describe('a room’s update in the query cache', () => {
  let client: QueryClient;
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  });

  it('reaches every leaderboard that is shown, each cut to its own limit', () => {
    const heroes = [sampleHero('a', 30), sampleHero('b', 20), sampleHero('c', 10)];
    client.setQueryData(
      queryOptionsOf(LEADERBOARD_ROUTES.readLeaderboardByPath, { params: { limit: 2 } }).queryKey,
      [],
    );
    client.setQueryData(
      queryOptionsOf(LEADERBOARD_ROUTES.readLeaderboardByPath, { params: { limit: 50 } }).queryKey,
      [],
    );
    writeRoomUpdate(ROOMS, client, {
      kind: 'leaderboard',
      room: 'leaderboard',
      state: { heroes, totalHeroes: 3 },
      isSnapshot: true,
      changes: [],
    });
    expect(
      client.getQueryData(queryOptionsOf(LEADERBOARD_ROUTES.readLeaderboardByPath, { params: { limit: 2 } }).queryKey),
    )
      .toEqual(heroes.slice(0, 2));
    expect(
      client.getQueryData(queryOptionsOf(LEADERBOARD_ROUTES.readLeaderboardByPath, { params: { limit: 50 } }).queryKey),
    )
      .toEqual(heroes);
  });

  it('is not overwritten by a GET that was on its way already', async () => {
    let answer = (_stats: ReturnType<typeof sampleStats>) => {};
    const fetching = client
      .fetchQuery({
        queryKey: queryOptionsOf(IMPACT_ROUTES.readImpact).queryKey,
        queryFn: () => new Promise<ReturnType<typeof sampleStats>>((resolve) => (answer = resolve)),
      })
      .catch(() => undefined);
    await Promise.resolve();
    const state = sampleStats(9);
    writeRoomUpdate(ROOMS, client, { kind: 'impact', room: 'impact', state, isSnapshot: true, changes: [] });
    answer(sampleStats(8));
    await fetching;
    expect(client.getQueryData(queryOptionsOf(IMPACT_ROUTES.readImpact).queryKey)).toEqual(sampleStats(9));
  });

  it('leaves the caller’s own part of a challenge to a GET that was on its way, and nothing else', async () => {
    const { queryKey } = queryOptionsOf(SOCIAL_CHALLENGES_ROUTES.listSocialChallenges);
    const challenge = { ...EXAMPLE_CHALLENGE, currentParticipants: 1, userParticipation: null };
    const own = { status: 'completed' as const, currentProgress: 1, pointsEarned: 50 };
    client.setQueryData(queryKey, [challenge]);
    let answer = (_list: unknown) => {};
    const fetching = client.fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => (answer = resolve)) });
    await Promise.resolve();
    const state = [{ ...challenge, currentParticipants: 2 }];
    writeRoomUpdate(ROOMS, client, { kind: 'challenges', room: 'challenges', state, isSnapshot: false, changes: [] });
    expect(client.getQueryData(queryKey)).toEqual(state);
    answer([{ ...challenge, userParticipation: own }]);
    await fetching;
    await until(() => client.getQueryData<typeof state>(queryKey)![0]!.currentParticipants === 2);
    expect(client.getQueryData(queryKey)).toEqual([{ ...state[0], userParticipation: own }]);
  });

  it('heals a query whose GET has failed', async () => {
    const queryKey = queryOptionsOf(IMPACT_ROUTES.readImpact).queryKey;
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('503: down')) });
    expect(client.getQueryState(queryKey)?.status).toBe('error');
    const state = sampleStats(9);
    writeRoomUpdate(ROOMS, client, { kind: 'impact', room: 'impact', state, isSnapshot: true, changes: [] });
    expect(client.getQueryState(queryKey)).toMatchObject({ status: 'success', data: sampleStats(9) });
  });

  it('keeps what last moved the hero over updates that cannot tell', () => {
    const state = heroState;
    const change: HeroStandingChange = { ...heroChange, ...state };
    writeRoomUpdate(ROOMS, client, { kind: 'hero', room: 'hero:a', state, isSnapshot: false, changes: [change] });
    writeRoomUpdate(ROOMS, client, { kind: 'hero', room: 'hero:a', state, isSnapshot: true, changes: [] });
    const changes = [{ ...change, causes: [] }];
    writeRoomUpdate(ROOMS, client, { kind: 'hero', room: 'hero:a', state, isSnapshot: false, changes });
    expect(client.getQueryData(roomKey('hero:a'))).toEqual({ ...state, lastChange: change });
  });

  it.each([
    [
      'a change names a trade-in',
      { isSnapshot: false, changes: [{ ...heroChange, ...heroState, notices: [traded] }] },
      2,
    ],
    ['others moved past', { isSnapshot: false, changes: [{ ...heroChange, ...heroState }] }, 1],
    ['the line was away and the room came whole', { isSnapshot: true, changes: [] }, 2],
    ['the line was away and nothing was missed', { isSnapshot: false, changes: [] }, 1],
  ])('has the hero’s own queries ask again where it must: %s', async (_when, update, asked) => {
    const load = jest.fn(() => Promise.resolve([]));
    const { queryKey } = queryOptionsOf(TRADE_INS_ROUTES.listMyTradeIns);
    const observer = new QueryObserver(client, { queryKey, queryFn: load, staleTime: Infinity });
    const stop = observer.subscribe(() => {});
    await until(() => observer.getCurrentResult().isSuccess);
    writeRoomUpdate(ROOMS, client, { kind: 'hero', room: 'hero:a', state: heroState, ...update });
    await until(() => !observer.getCurrentResult().isFetching);
    expect(load).toHaveBeenCalledTimes(asked);
    stop();
    client.clear();
  });

  it('writes the hero’s figures into the profile, and reads no claim again that the page shows', async () => {
    const { readMe } = HEROES_ROUTES;
    const { listMyClaims } = DUBAI_REWARDS_ROUTES;
    const list = jest.fn(() => Promise.resolve([{ claimId: 'c', state: 'claimed' }]));
    const observer = new QueryObserver(client, { queryKey: [listMyClaims], queryFn: list, staleTime: Infinity });
    const stop = observer.subscribe(() => {});
    await until(() => observer.getCurrentResult().isSuccess);
    client.setQueryData([readMe], { id: 'a', email: 'a@example.com', availablePoints: 25, heldPoints: 0 });
    const state = { ...heroState, availablePoints: 5, heldPoints: 20 };
    const noticeOf = (to: string) => ({ kind: 'claim' as const, id: 'c', state: to });
    const claim = (to: string) => ({ ...heroChange, ...state, notices: [noticeOf(to)] });
    const push = (to: string): void =>
      writeRoomUpdate(ROOMS, client, { kind: 'hero', room: 'hero:a', state, isSnapshot: false, changes: [claim(to)] });
    push('claimed');
    expect(client.getQueryData([readMe]))
      .toMatchObject({ email: 'a@example.com', availablePoints: 5, heldPoints: 20, level: state.hero.level });
    push('processing');
    await until(() => list.mock.calls.length === 2);
    stop();
    client.clear();
  });
});

const standing = { heroId: 'a', rank: 9, points: 100, tiedWith: 0, pointsToNext: 5, leadOverNext: 7, totalHeroes: 20 };

describe('a room’s state', () => {
  it('is of the kind that the name says', () => {
    expect([roomKind('impact'), roomKind('leaderboard'), roomKind('hero:planet-hero-demo')]).toEqual([
      'impact',
      'leaderboard',
      'hero',
    ]);
  });

  it('takes a hero’s new standing and figures in, and leaves what moved it', () => {
    const before: HeroSnapshot = {
      standing,
      hero: sampleHero('a', 100),
      availablePoints: 40,
      lifetimePoints: 100,
      pendingPoints: 0,
      heldPoints: 0, unread: 0,
    };
    const change: HeroStandingChange = {
      from: 9,
      to: 4,
      causes: [],
      notices: [],
      hero: sampleHero('a', 160),
      standing: { ...standing, rank: 4, points: 160 },
      availablePoints: 100,
      lifetimePoints: 160,
      pendingPoints: 5,
      heldPoints: 6, unread: 0,
    };
    expect(foldOf(ROOMS)('hero', before, change)).toEqual({
      standing: change.standing,
      hero: sampleHero('a', 160),
      availablePoints: 100,
      lifetimePoints: 160,
      pendingPoints: 5,
      heldPoints: 6, unread: 0,
    });
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve));
}
