import { SIMULATOR_DEFAULT } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { PRICE_TABLES, waterProtectionMonths } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { messages } from '../../shared/messages/messages';
import { Badge } from '../../shared/ui/badge';
import { ButtonLink } from '../../shared/ui/button-link';
import { Card } from '../../shared/ui/card';
import { Heading } from '../../shared/ui/heading';
import { CalculateAction } from './calculate-action';
import { ConditionChoice } from './condition-choice';
import { DeviceSelect } from './device-select';
import { PhoneVessel } from './phone-vessel';
import { QuoteLock } from './quote-lock';
import { SimulatorExtras } from './simulator-extras';
import { useTradeCalculator } from './use-trade-calculator';
import { ValuationFigures } from './valuation-figures';

const { devices } = PRICE_TABLES.exchange;
const highestValue = Math.max(...devices.map(({ baseValue }) => baseValue));

/** The shared simulator: fifteen models, four conditions, 13 Pro in excellent condition to begin with (spec document 1, section 9). */
export function TradeSimulator({ title }: { title?: string }) {
  const calculator = useTradeCalculator('exchange', SIMULATOR_DEFAULT);
  const { choice, choose, valuation, confirmed } = calculator;
  const text = messages.tradeIn;
  return (
    <Card className="grid gap-8 p-5 sm:p-8 lg:grid-cols-2 lg:gap-12">
      <div className="flex min-w-0 flex-col gap-7">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <Heading level={2} size={2}>
              {title ?? text.simulator.title}
            </Heading>
            <Badge tone="accent">{text.simulator.programme}</Badge>
          </div>
          <p className="mt-2 text-sm text-ink-muted">{text.simulator.programmeNote}</p>
        </div>
        <DeviceSelect
          label={text.simulator.model}
          models={devices.map(({ model }) => model)}
          value={choice.model}
          onChange={(model) => choose({ model })}
        />
        <ConditionChoice programme="exchange" value={choice.condition} onChange={(condition) => choose({ condition })} />
        <CalculateAction calculator={calculator} />
        <div className="mt-auto flex flex-wrap gap-3 border-t border-line pt-6">
          <ButtonLink to="/aquacafe" size="small" variant="secondary">
            {text.simulator.waterSystems}
          </ButtonLink>
          <ButtonLink to="/leaderboard" size="small" variant="secondary">
            {text.simulator.leaderboard}
          </ButtonLink>
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-6 rounded-lg bg-canvas p-5 sm:p-6">
        {valuation && (
          <>
            <PhoneVessel fill={valuation.tradeValue / highestValue} />
            <ValuationFigures valuation={valuation} confirmed={confirmed} />
            <SimulatorExtras level={valuation.level} months={waterProtectionMonths(valuation.bottlesPrevented)} />
          </>
        )}
      </div>
      <QuoteLock calculator={calculator} className="lg:col-span-2" />
    </Card>
  );
}
