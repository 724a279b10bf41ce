import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveConnection } from './live-client';
import { writeRoomUpdate } from './room-cache';

/** Maps every room message into the query cache, so that screens read queries and never sockets. */
export function useRoomCache(): void {
  const queryClient = useQueryClient();
  useEffect(() => liveConnection.onUpdate((update) => writeRoomUpdate(queryClient, update)), [queryClient]);
}
