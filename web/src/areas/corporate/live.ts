import { applyCompanyChange } from '@planet-heroes/contracts/areas/companies/change';
import { IMPORTS_ROUTES } from '@planet-heroes/contracts/areas/imports/routes';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { QUOTE_KEYS } from '../../kernel/api/query-groups';
import { roomKey } from '../../kernel/live/query-keys';
import { refreshQueries } from '../../kernel/live/refresh-queries';
import { every, type LiveRoom, write } from '../../kernel/live/rooms';
import { outdatedParts } from './outdated-parts';

/** What the pages do with a company's room. */
export const companyRoom: LiveRoom<'company'> = {
  fold: applyCompanyChange,
  write(queryClient, { room, state, isSnapshot, changes }) {
    const outdated = outdatedParts(queryClient.getQueryData(roomKey(room)), state, changes, isSnapshot);
    write(queryClient, roomKey(room), state);
    for (const queryKey of outdated) void refreshQueries(queryClient, { queryKey });
  },
  polled: every(POLLING_MS.leaderboard, ...QUOTE_KEYS, [IMPORTS_ROUTES.readImport]),
};
