import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { DubaiTime, Panel } from '../../../kernel/desk/page';
import { TRADE_INS_MESSAGES } from './messages';

const { one: TEXTS, steps: STEPS, actors: ACTORS } = TRADE_INS_MESSAGES;

/** What has happened, oldest first, with who did it. */
export function HistoryPanel({ tradeIn: { steps, quotedAt } }: { tradeIn: TradeIn }) {
  return (
    <Panel title={TEXTS.history}>
      <ol className="rows">
        {quotedAt && (
          <li>
            <div>
              <strong>{STEPS.quoted}</strong>
              <small>{ACTORS.hero}, <DubaiTime at={quotedAt} /></small>
            </div>
          </li>
        )}
        {steps.map(({ state, at, by, note }) => (
          <li key={`${state} ${at}`}>
            <div>
              <strong>{STEPS[state]}</strong>
              <small>{ACTORS[by]}, <DubaiTime at={at} /></small>
              {note && <p>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
