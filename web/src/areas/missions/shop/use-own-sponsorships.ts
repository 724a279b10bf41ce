import type { MissionSnapshot } from '@planet-heroes/contracts/areas/missions/room';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import type { Sponsorship } from '@planet-heroes/contracts/areas/missions/schemas';
import { SPONSORSHIP_STATES } from '@planet-heroes/contracts/areas/missions/tiers';
import { type QueryFunctionContext, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../../kernel/api/ask';
import { type CallKey, queryOptionsOf } from '../../../kernel/api/query-options';
import { useLiveStore } from '../../../kernel/live/live-store';
import { roomKey } from '../../../kernel/live/query-keys';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { meQuery, ownQuery } from '../../heroes/own-queries';
import { tellsSponsorship } from './mission-rules';

const STORAGE_KEY = 'planet-heroes:sponsorships';
const MAX_REMEMBERED = 5;

/** How often undecided sponsorships are looked up while no live connection is up. */
const LOOKUP_MS = 5000;

const ownList = ownQuery(queryOptionsOf(MISSIONS_ROUTES.listMySponsorships), []);

/**
 * The sponsorships of the visitor's hero, those made in this browser without one, and one that a message names, newest
 * first; undefined until they are known. The missions' room announces a change, then the calls give the reason; without
 * a live connection they are repeated until the decision.
 */
export function useOwnSponsorships() {
  const queryClient = useQueryClient();
  const isPolling = useLiveStore(({ status, isPaused }) => status === 'polling' && !isPaused);
  const [remembered, setRemembered] = useState(rememberedSponsorships);
  const [made, setMade] = useState<string>();
  const [query] = usePageQuery();
  const named = query.get('sponsorship') ?? '';
  const queryKey: CallKey = [MISSIONS_ROUTES.listMySponsorships, { params: { id: named } }];
  const { data: sponsorships, refetch } = useQuery({
    queryKey,
    async queryFn(context: QueryFunctionContext<CallKey>): Promise<Sponsorship[]> {
      const own = await ownList.queryFn(context);
      const others = new Set([named, ...remembered]);
      for (const id of ['', ...own.map((one) => one.id)]) others.delete(id);
      const found = await Promise.all([...others].map((id) => readOther(id, context.signal)));
      return [...own, ...found].filter(tellsSponsorship)
        .sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt));
    },
    refetchInterval: ({ state: { data } }) => (isPolling && !data?.every(isDecided) ? LOOKUP_MS : false),
  });

  const { data: room } = useQuery<MissionSnapshot>({ queryKey: roomKey('missions'), queryFn: skipToken });
  const outdated = sponsorships?.filter((one) => isBehind(one, room?.sponsorships.find(({ id }) => id === one.id)))
    .map(({ id, state }) => id + state).join();
  // Also after one was made: an answer that was under way does not have it.
  useEffect(() => {
    if (outdated || made) void refetch();
  }, [outdated, made, refetch]);

  const approved = sponsorships?.filter(({ state }) => state === 'approved').length;
  useEffect(() => {
    if (approved && isPolling) void queryClient.invalidateQueries({ queryKey: [MISSIONS_ROUTES.listMissions] });
  }, [approved, isPolling, queryClient]);

  const add = (sponsorship: Sponsorship): void => {
    const me = queryClient.getQueryData(meQuery.queryKey);
    if (!me || me.isDemo) setRemembered(rememberSponsorship(sponsorship.id));
    queryClient.setQueryData<Sponsorship[]>(queryKey, (known = []) => [sponsorship, ...known]);
    setMade(sponsorship.id);
  };
  return { sponsorships, made, add };
}

/** One that is not the visitor's hero's; nothing where the server no longer knows it. */
function readOther(id: string, signal: AbortSignal): Promise<unknown> {
  return ask(MISSIONS_ROUTES.readSponsorship, { params: { id } }, { signal }).catch(() => undefined);
}

function isDecided({ state }: Sponsorship): boolean {
  return state === 'approved' || state === 'declined';
}

/** Whether the room knows of a later state than the calls answered. */
function isBehind({ state, paidAt }: Sponsorship, news: MissionSnapshot['sponsorships'][number] | undefined): boolean {
  return news !== undefined
    && (SPONSORSHIP_STATES.indexOf(news.state) > SPONSORSHIP_STATES.indexOf(state) || (!!news.isPaid && !paidAt));
}

/** The ids kept by this browser, newest first, so that a reviewed one can be looked up days later. */
function rememberedSponsorships(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX_REMEMBERED) : [];
  } catch {
    return [];
  }
}

/** Adds one and returns them all. */
function rememberSponsorship(id: string): string[] {
  const ids = [id, ...rememberedSponsorships().filter((other) => other !== id)].slice(0, MAX_REMEMBERED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // Storage is switched off: they are shown until the page is left.
  }
  return ids;
}
