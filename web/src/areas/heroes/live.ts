import { ACCOUNTS_ROUTES } from '@planet-heroes/contracts/areas/accounts/routes';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { NOTIFICATION_ROUTES } from '@planet-heroes/contracts/areas/notifications/routes';
import { PAYOUTS_ROUTES } from '@planet-heroes/contracts/areas/payouts/routes';
import { SHARES_ROUTES } from '@planet-heroes/contracts/areas/shares/routes';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import type { Route } from '@planet-heroes/contracts/kernel/calls/route';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import type { HeroNotice, HeroSnapshot, HeroStandingChange } from '@planet-heroes/contracts/socket-map';
import type { QueryClient } from '@tanstack/react-query';
import { refreshQueries } from '../../kernel/live/refresh-queries';
import { queryOptionsOf } from '../../kernel/api/query-options';
import { roomKey, ROOMS_KEY } from '../../kernel/live/query-keys';
import { every, type LiveRoom, write } from '../../kernel/live/rooms';
import { meQuery, ownHeroQueries } from './own-queries';
import { useCreditedStore } from './credited-store';
import { rememberedMove, rememberMove } from './last-move';
import type { HeroRoomState } from './use-hero-room';

const { listSocialChallenges } = SOCIAL_CHALLENGES_ROUTES;
const { queryKey: meKey } = meQuery;
const { queryKey: claimsKey } = queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyClaims);

/** What is read again when a notice of the kind comes. */
const READ_AGAIN: Record<HeroNotice['kind'], readonly Route[]> = {
  // A first trade brings the friend a voucher as well.
  'trade-in': [TRADE_INS_ROUTES.listMyTradeIns, PAYOUTS_ROUTES.readMoney, SHARES_ROUTES.listMyReferrals],
  money: [PAYOUTS_ROUTES.readMoney],
  claim: [DUBAI_REWARDS_ROUTES.listMyClaims],
  challenge: [DUBAI_REWARDS_ROUTES.listMyDubaiChallenges],
  'social-challenge': [listSocialChallenges],
  share: [SHARES_ROUTES.listMyReferrals],
  profile: [HEROES_ROUTES.readMe, ACCOUNTS_ROUTES.readMyAccount],
  inbox: [NOTIFICATION_ROUTES.listInbox],
};

/** What the pages do with a hero's room. */
export const heroRoom: LiveRoom<'hero'> = {
  fold: (_snapshot, { from: _from, to: _to, causes: _causes, notices: _notices, ...snapshot }) => snapshot,
  write(queryClient, { room, state, isSnapshot, changes }) {
    const queryKey = roomKey(room);
    const known = queryClient.getQueryData<HeroRoomState>(queryKey);
    const told = changes.findLast(({ causes }) => causes.length > 0);
    if (told) rememberMove(told);
    const lastChange = told ?? known?.lastChange ?? rememberedMove(state);
    write(queryClient, queryKey, { ...state, lastChange } satisfies HeroRoomState);
    if (isSnapshot) {
      // What led to it is not known.
      void refreshQueries(queryClient, ownHeroQueries);
      void refreshQueries(queryClient, { queryKey: [listSocialChallenges] });
    } else if (changes.length > 0) {
      const movesPoints = writeFigures(queryClient, state);
      noteCredited(changes);
      const notices = changes.flatMap((change) => change.notices);
      void refreshNoticed(queryClient, notices, [
        ...(movesPoints ? [HEROES_ROUTES.readMyPoints] : []),
        ...(known?.hero.name === state.hero.name ? [] : [HEROES_ROUTES.readMe]),
      ]);
    }
  },
  // The session has ended, on another device say: the acting hero is read again.
  refused: readMeAgain,
  lost: readMeAgain,
  polled: [
    { queries: ownHeroQueries, everyMs: POLLING_MS.dubai },
    ...every(POLLING_MS.leaderboard, ROOMS_KEY), // Of the rooms' own queries, a hero's alone can be asked.
  ],
};

function readMeAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: meKey });
}

/** Notes the last trade that was credited, for its celebration. */
function noteCredited(changes: readonly HeroStandingChange[]): void {
  for (const { notices, from, to } of changes.toReversed()) {
    const credited = notices.findLast(({ kind, state }) => kind === 'trade-in' && state === 'verified');
    if (credited) return useCreditedStore.setState({ credited: { tradeInId: credited.id, from, to } });
  }
}

/** Writes the room's figures into the profile. Answers whether the hero's points may have moved. */
function writeFigures(queryClient: QueryClient, { hero, standing, unread: _unread, ...points }: HeroSnapshot): boolean {
  const { level, bottlesPrevented, co2Saved, referralCount, badges } = hero;
  const figures = { ...points, score: standing.points, level, bottlesPrevented, co2Saved, referralCount, badges };
  // An answer under way may be older than the room.
  if (queryClient.isFetching({ queryKey: meKey }) > 0) void refreshQueries(queryClient, { queryKey: meKey });
  const before = queryClient.getQueryData(meKey);
  if (before?.id !== hero.id) return true;
  queryClient.setQueryData(meKey, { ...before, ...figures });
  return (Object.keys(points) as (keyof typeof points)[]).some((key) => before[key] !== points[key]);
}

async function refreshNoticed(
  queryClient: QueryClient,
  notices: readonly HeroNotice[],
  moreRoutes: readonly Route[],
): Promise<void> {
  const routes = new Set([...moreRoutes, ...notices.flatMap(({ kind }) => READ_AGAIN[kind])]);
  for (const route of routes)
    if (route !== DUBAI_REWARDS_ROUTES.listMyClaims) void refreshQueries(queryClient, { queryKey: [route] });
  const noticed = notices.filter(({ kind }) => kind === 'claim');
  if (noticed.length === 0) return;
  // The push may overtake the answer of this page's own claim, which brings the receipt.
  await commandsEnded(queryClient);
  const shown = queryClient.getQueryData(claimsKey);
  const isShown = noticed.every(({ id, state }) =>
    shown?.some((claim) => claim.claimId === id && claim.state === state));
  const isPending = queryClient.isFetching({ queryKey: claimsKey }) > 0;
  if (!isShown || isPending) void refreshQueries(queryClient, { queryKey: claimsKey });
}

/** Resolves once no command is under way that writes its answer into the claims. */
function commandsEnded(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (queryClient.isMutating({ mutationKey: claimsKey }) > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getMutationCache().subscribe(look);
    look();
  });
}
