import { applyOrderChange } from '@planet-heroes/contracts/areas/orders/change';
import { ORDERS_ROUTES } from '@planet-heroes/contracts/areas/orders/routes';
import { POLLING_MS } from '@planet-heroes/contracts/kernel/interface';
import { refreshQueries } from '../../kernel/live/refresh-queries';
import { roomKey } from '../../kernel/live/query-keys';
import { every, type LiveRoom, write } from '../../kernel/live/rooms';
import { ORDER_KEYS } from '../corporate/company-keys';

/** What the pages do with an order's room. */
export const orderRoom: LiveRoom<'order'> = {
  fold: applyOrderChange,
  write(queryClient, { room, state, isSnapshot, changes }) {
    write(queryClient, roomKey(room), state);
    if (changes.length === 0 && !isSnapshot) return;
    // Documents, logistics and single devices do not travel in the room.
    for (const route of [ORDERS_ROUTES.readOrder, ORDERS_ROUTES.listOrderDevices])
      void refreshQueries(queryClient, { queryKey: [route, { params: { id: state.order.id } }] });
  },
  polled: every(POLLING_MS.leaderboard, ...ORDER_KEYS),
};
