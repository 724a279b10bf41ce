import { applyChallengesChange } from '@planet-heroes/contracts/areas/social-challenges/change';
import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import type { RoomMessages, RoomName } from '@planet-heroes/contracts/socket-map';
import type { QueryClient } from '@tanstack/react-query';
import { roomKey } from '../../kernel/live/query-keys';
import { every, type LiveRoom, write } from '../../kernel/live/rooms';

const { listSocialChallenges } = SOCIAL_CHALLENGES_ROUTES;

/** What the pages do with the challenges' room. */
export const challengesRoom: LiveRoom<'challenges'> = {
  fold: applyChallengesChange,
  /** The room shows public data; the caller's own part in a challenge stays as the call answered. */
  write(queryClient, { room, state }) {
    write(queryClient, roomKey(room), state);
    layOverChallenges(queryClient, room);
    const list = { queryKey: [listSocialChallenges], exact: true };
    if (queryClient.isFetching(list) === 0) return;
    // The pending call brings the caller's part, perhaps with an older list: the room's state is applied to it as well.
    void queryClient.refetchQueries(list, { cancelRefetch: false }).then(() => layOverChallenges(queryClient, room));
  },
  polled: every(POLLING_MS.dubai, [listSocialChallenges]),
};

function layOverChallenges(queryClient: QueryClient, room: RoomName): void {
  const state = queryClient.getQueryData<RoomMessages['challenges']['snapshot']>(roomKey(room));
  queryClient.setQueryData<AnswerOf<typeof listSocialChallenges>>([listSocialChallenges], (known) => {
    if (!known || !state) return undefined;
    const own = new Map(known.map(({ id, userParticipation }) => [id, userParticipation]));
    return state.map((challenge) => ({ ...challenge, userParticipation: own.get(challenge.id) ?? null }));
  });
}
