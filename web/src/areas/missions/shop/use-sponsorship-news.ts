import { SPONSORSHIP_STATES } from '@planet-heroes/contracts/areas/missions/tiers';
import type { Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import type { MissionSnapshot } from '@planet-heroes/contracts/areas/missions/room';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { roomKey } from '../../../kernel/live/query-keys';
import { useLiveStore } from '../../../kernel/live/live-store';

/** How often an undecided sponsorship is looked up while no live connection is up. */
const LOOKUP_MS = 5000;

/**
 * How a sponsorship stands. The room of missions tells that it moved on, and then the call tells why; without a live
 * connection the call is repeated until it is decided.
 */
export function useSponsorshipNews(id: string): Sponsorship | undefined {
  const queryClient = useQueryClient();
  const isPolling = useLiveStore(({ status, isPaused }) => status === 'polling' && !isPaused);
  const { data: sponsorship, refetch } = useQuery({
    ...queryOptionsOf(MISSIONS_ROUTES.readSponsorship, { params: { id } }),
    refetchInterval: ({ state }) => (isPolling && !isDecided(state.data) ? LOOKUP_MS : false),
  });
  const { data: room } = useQuery<MissionSnapshot>({ queryKey: roomKey('missions'), queryFn: skipToken });
  const news = room?.sponsorships.find((other) => other.id === id)?.state;
  const state = sponsorship?.state;

  const isBehind = news !== undefined && state !== undefined
    && SPONSORSHIP_STATES.indexOf(news) > SPONSORSHIP_STATES.indexOf(state);
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);

  const isApproved = state === 'approved';
  useEffect(() => {
    if (isApproved && isPolling) void queryClient.invalidateQueries({ queryKey: [MISSIONS_ROUTES.listMissions] });
  }, [isApproved, isPolling, queryClient]);

  return sponsorship;
}

function isDecided(sponsorship: Sponsorship | undefined): boolean {
  return sponsorship?.state === 'approved' || sponsorship?.state === 'declined';
}
