import { HEROES_ROUTES } from '@planet-heroes/contracts/areas/heroes/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { companyQueries } from '../api/query-groups';
import { liveConnection } from './live-client';
import { rooms } from './load-rooms';
import { roomKind } from './room-kind';
import { writeRoomUpdate } from './rooms';

/** Maps every room message into the query cache, so that screens read queries and never sockets. */
export function useRoomCache(): void {
  const queryClient = useQueryClient();
  useEffect(() => liveConnection.onUpdate((update) => writeRoomUpdate(rooms(), queryClient, update)), [queryClient]);
  useEffect(
    () =>
      // The session has ended, on another device say: who acts here is looked up anew.
      liveConnection.onRefused((room) => {
        const kind = roomKind(room);
        if (kind === 'hero') void queryClient.invalidateQueries({ queryKey: [HEROES_ROUTES.readMe] });
        // Likewise a membership: whatever is shown may be another company's.
        if (kind === 'company') void queryClient.invalidateQueries(companyQueries);
      }),
    [queryClient],
  );
}
