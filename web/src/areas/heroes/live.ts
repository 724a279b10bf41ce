import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { ownHeroQueries } from '../../kernel/api/query-groups';
import { roomKey, ROOMS_KEY } from '../../kernel/live/query-keys';
import { refreshQueries } from '../../kernel/live/refresh-queries';
import { every, type LiveRoom, write } from '../../kernel/live/rooms';
import { rememberedMove, rememberMove } from './last-move';
import type { HeroRoomState } from './room-state';

const { listSocialChallenges } = SOCIAL_CHALLENGES_ROUTES;

/** What the pages do with a hero's room. */
export const heroRoom: LiveRoom<'hero'> = {
  fold: (_snapshot, { from: _from, to: _to, causes: _causes, notices: _notices, ...snapshot }) => snapshot,
  write(queryClient, { room, state, isSnapshot, changes }) {
    const queryKey = roomKey(room);
    const told = changes.findLast(({ causes }) => causes.length > 0);
    if (told) rememberMove(told);
    const lastChange = told ?? queryClient.getQueryData<HeroRoomState>(queryKey)?.lastChange
      ?? rememberedMove(state);
    write(queryClient, queryKey, { ...state, lastChange } satisfies HeroRoomState);
    if (changes.length === 0 && !isSnapshot) return;
    // What only the hero may see does not travel in rooms: the screens that show it ask for it.
    void refreshQueries(queryClient, ownHeroQueries);
    const kinds = new Set(changes.flatMap(({ notices }) => notices.map(({ kind }) => kind)));
    if (isSnapshot || kinds.has('social-challenge'))
      void refreshQueries(queryClient, { queryKey: [listSocialChallenges] });
  },
  polled: [
    { queries: ownHeroQueries, everyMs: POLLING_MS.dubai },
    ...every(POLLING_MS.leaderboard, ROOMS_KEY), // Of the rooms' own queries, a hero's alone can be asked.
  ],
};
