import type { AchievementKind } from '@planet-heroes/contracts/areas/community/community-hub';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { TRADE_INS_ROUTES } from '@planet-heroes/contracts/areas/trade-ins/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../../kernel/api/query-options';
import { useMe } from '../../../heroes/use-me';

interface Achievements {
  figures: Record<AchievementKind, number>;
  badges: HeroProfile['badges'];
}

const NOTHING_YET: Achievements = { figures: { bottles: 0, points: 0, trades: 0, friends: 0 }, badges: [] };

/** What the visitor's own hero has done, kept current by the hero's room. */
export function useAchievements(): { data: Achievements | undefined; isPending: boolean } {
  const me = useMe();
  const tradeIns = useQuery(queryOptionsOf(TRADE_INS_ROUTES.listMyTradeIns));
  const isPending = me.isPending || tradeIns.isPending;
  if (me.data === null) return { data: NOTHING_YET, isPending: false };
  if (!me.data || !tradeIns.data) return { data: undefined, isPending };
  const { bottlesPrevented, lifetimePoints, referralCount, badges } = me.data;
  const trades = tradeIns.data.filter(({ state }) => state === 'verified').length;
  return {
    data: { figures: { bottles: bottlesPrevented, points: lifetimePoints, trades, friends: referralCount }, badges },
    isPending,
  };
}
