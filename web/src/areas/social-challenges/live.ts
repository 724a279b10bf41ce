import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import type { AnswerOf } from '@planet-heroes/contracts/call-by-route';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { applyListChange } from '@planet-heroes/contracts/kernel/rooms/list-change';
import type { RoomMessages, RoomName } from '@planet-heroes/contracts/socket-map';
import type { QueryClient } from '@tanstack/react-query';
import { roomKey } from '../../kernel/live/query-keys';
import { every, type LiveRoom, write } from '../../kernel/live/rooms';

const { listSocialChallenges } = SOCIAL_CHALLENGES_ROUTES;

/** What the pages do with the challenges' room. */
export const challengesRoom: LiveRoom<'challenges'> = {
  fold: applyListChange,
  /** The room shows what everybody may see; the caller's own part in a challenge stays as the call told it. */
  write(queryClient, { room, state }) {
    write(queryClient, roomKey(room), state);
    layOverChallenges(queryClient, room);
    const list = { queryKey: [listSocialChallenges], exact: true };
    if (queryClient.isFetching(list) === 0) return;
    // The call under way brings the caller's part, perhaps with a list of before: the room is laid over it as well.
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
