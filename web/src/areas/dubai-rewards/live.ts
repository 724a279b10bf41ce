import { applyDubaiChange } from '@planet-heroes/contracts/areas/dubai-rewards/change';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { every, type LiveRoom, writeAnswer } from '../../kernel/live/rooms';

const { listDubaiChallenges, listDubaiRewards } = DUBAI_REWARDS_ROUTES;

/** What the pages do with the room of Dubai's offers. */
export const dubaiRoom: LiveRoom<'dubai'> = {
  fold: applyDubaiChange,
  write(queryClient, { state }) {
    writeAnswer(queryClient, listDubaiChallenges, state.challenges);
    writeAnswer(queryClient, listDubaiRewards, state.rewards);
  },
  polled: every(POLLING_MS.dubai, [listDubaiChallenges], [listDubaiRewards]),
};
