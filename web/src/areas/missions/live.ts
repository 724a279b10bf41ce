import { applyMissionChange } from '@planet-heroes/contracts/areas/missions/change';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { roomKey } from '../../kernel/live/query-keys';
import { every, type LiveRoom, write, writeAnswer } from '../../kernel/live/rooms';

const { listMissions } = MISSIONS_ROUTES;

/** What the pages do with the missions' room. */
export const missionsRoom: LiveRoom<'missions'> = {
  fold: applyMissionChange,
  write(queryClient, { room, state }) {
    write(queryClient, roomKey(room), state);
    writeAnswer(queryClient, listMissions, state.missions);
  },
  polled: every(POLLING_MS.dubai, [listMissions]),
};
