import { lazy } from 'react';
import { LaterPart } from '../../../kernel/hydration/later-part';
import type { LastTradeMarkProps } from './last-trade-mark';

const LastTradeMark = lazy(async () => ({ default: (await import('./last-trade-mark')).LastTradeMark }));

/** When a hero last traded: its code comes with the first fresh trade. */
export function LastTrade(props: LastTradeMarkProps) {
  return props.gain.lastTradeAt !== undefined && (
    <LaterPart>
      <LastTradeMark {...props} />
    </LaterPart>
  );
}
