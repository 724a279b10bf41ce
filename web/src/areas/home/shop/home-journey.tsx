import { type TradeChoiceStore, TrustRow, useTradeChoice } from '../../trade-ins';
import { Journey } from './journey';
import { journeyPosition } from './journey-position';

/** Home below its hero: why to send a phone, and the three steps. */
export function HomeJourney({ store }: { store: TradeChoiceStore }) {
  const { confirmed, tradeIn } = useTradeChoice('home', store);
  return (
    <>
      <TrustRow />
      <Journey position={journeyPosition(confirmed !== undefined, tradeIn)} />
    </>
  );
}
