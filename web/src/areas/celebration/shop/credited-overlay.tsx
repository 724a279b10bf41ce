import { lazy, useEffect } from 'react';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { useAddress } from '../../../kernel/routing/use-routing';
import { useCreditedStore } from '../../heroes/credited-store';

const CreditedCard = lazy(async () => ({ default: (await loadCode(() => import('./credited-card'))).CreditedCard }));

const TRADE_IN = /^\/my-trade-ins\/([\w-]+)$/;

/**
 * Celebrates a trade that is credited. Who was away follows a message to its page, and is greeted there without ranks.
 */
export function CreditedOverlay() {
  const credited = useCreditedStore((state) => state.credited);
  const [, tradeInId] = TRADE_IN.exec(useAddress().pathname) ?? [];
  useEffect(() => {
    if (tradeInId) useCreditedStore.setState({ credited: { tradeInId, from: 0, to: 0 } });
  }, [tradeInId]);
  return credited && <LaterPart><CreditedCard key={credited.tradeInId} credited={credited} /></LaterPart>;
}
