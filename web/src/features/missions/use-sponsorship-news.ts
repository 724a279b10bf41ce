import { SPONSORSHIP_STATES, type Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import type { MissionSnapshot } from '@planet-heroes/contracts/areas/missions/room';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { useLiveStore } from '../../shared/live/live-store';
import { sponsorshipQueryKeys } from './sponsorship-queries';

/** How often an undecided sponsorship is looked up while no live connection is up. */
const LOOKUP_MS = 5000;

/**
 * How a sponsorship stands. The room of missions tells that it moved on, and then the call tells why; without a live
 * connection the call is repeated until it is decided.
 */
export function useSponsorshipNews(id: string): Sponsorship | undefined {
  const queryClient = useQueryClient();
  const isPolling = useLiveStore(({ status, isPaused }) => status === 'polling' && !isPaused);
  const queryKey = sponsorshipQueryKeys.sponsorship(id);
  const { data: sponsorship, refetch } = useQuery<Sponsorship>({
    queryKey,
    refetchInterval: ({ state }) => (isPolling && !isDecided(state.data) ? LOOKUP_MS : false),
  });
  const { data: room } = useQuery<MissionSnapshot>({ queryKey: liveQueryKeys.room('missions'), queryFn: skipToken });
  const news = room?.sponsorships.find((other) => other.id === id)?.state;
  const state = sponsorship?.state;

  const isBehind = news !== undefined && state !== undefined && SPONSORSHIP_STATES.indexOf(news) > SPONSORSHIP_STATES.indexOf(state);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);

  const isApproved = state === 'approved';
  useEffect(() => {
    if (isApproved && isPolling) void queryClient.invalidateQueries({ queryKey: liveQueryKeys.missions });
  }, [isApproved, isPolling, queryClient]);

  return sponsorship;
}

function isDecided(sponsorship: Sponsorship | undefined): boolean {
  return sponsorship?.state === 'approved' || sponsorship?.state === 'declined';
}
