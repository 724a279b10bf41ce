import { SIMULATOR_DEFAULT } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { PRICE_TABLES, waterProtectionMonths } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { useRef, useState } from 'react';
import { tradeInTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { CalculateAction, ComparisonLink, ConditionChoice } from './calculator-parts';
import { ChoiceSelect } from './choice-select';
import { createTradeChoice, highestValueOf, useLinkedPhone } from './trade-choice';
import { OtherPrice, valueIn } from './programme-comparison';
import { QuoteLock } from './quote-lock';
import { useTradeCalculator } from './use-trade-calculator';
import { ValuationFigures } from './valuation-figures';
import type { HeroLevel } from '@planet-heroes/contracts/areas/heroes/levels';
import { nameOf } from '../../../kernel/i18n/name-of';
import { Icon } from '../../../kit/icon';

const { devices } = PRICE_TABLES.exchange;

/**
 * The shared simulator: fifteen models, four conditions, 13 Pro in excellent condition to begin with (spec document 1,
 * section 9). On phones the value comes right after the choices, and the button that has it confirmed after it.
 */
export function TradeSimulator({ title, leadsWith }: { title?: string; leadsWith?: 'bottles' }) {
  const [store] = useState(() => createTradeChoice(SIMULATOR_DEFAULT));
  useLinkedPhone('exchange', store);
  const calculator = useTradeCalculator('exchange', store);
  const { choice, choose, valuation, confirmed, quote } = calculator;
  const text = tradeInTexts;
  const vessel = useRef<HTMLDivElement>(null);
  const mission = valueIn('home', choice);
  return (
    <Card className="grid gap-x-12 gap-y-5 p-4 sm:p-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:gap-y-7">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading level={2} size={3} className="sm:text-3xl">
            {title ?? text.simulator.title}
          </Heading>
          <Badge tone="accent">{text.simulator.programme}</Badge>
        </div>
        <ChoiceSelect
          label={text.simulator.model}
          choices={devices.map(({ model }) => ({ value: model, label: model }))}
          value={choice.model}
          onChange={(model) => choose({ model })}
        />
        <ConditionChoice
          programme="exchange"
          value={choice.condition}
          onChange={(condition) => choose({ condition })}
        />
      </div>
      <div className="flex min-w-0 flex-col justify-evenly gap-5 rounded-lg bg-canvas p-4 sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {valuation && (
          <>
            <ValuationFigures
              valuation={valuation}
              confirmed={confirmed || quote.tradeIn !== undefined}
              highestValue={highestValueOf('exchange')}
              vessel={vessel}
              {...(leadsWith && { leadsWith })}
            />
            {!quote.tradeIn && <OtherPrice choice={choice} value={valuation.tradeValue} mission={mission} />}
          </>
        )}
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-2">
        <CalculateAction calculator={calculator} />
      </div>
      {valuation && (
        <SimulatorExtras level={valuation.level} months={waterProtectionMonths(valuation.bottlesPrevented)} />
      )}
      <div className="flex min-w-0 flex-col justify-end gap-5 max-lg:order-last lg:col-start-1 lg:row-start-3">
        <div>
          <p className="text-sm text-ink-muted">{text.simulator.programmeNote}</p>
          <ComparisonLink />
        </div>
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <ButtonLink to="/aquacafe" size="small" variant="secondary">
            {text.simulator.waterSystems}
          </ButtonLink>
          <ButtonLink to="/leaderboard" size="small" variant="secondary">
            {text.simulator.leaderboard}
          </ButtonLink>
        </div>
      </div>
      <QuoteLock calculator={calculator} vessel={vessel} isSecond={mission !== undefined} className="lg:col-span-2" />
    </Card>
  );
}

interface SimulatorExtrasProps {
  level: HeroLevel;
  /** Whole months of household water (spec document 1, section 9). */
  months: number;
}

/** The level that the points reach, and the months of water that the bottles stand for. */
function SimulatorExtras({ level, months }: SimulatorExtrasProps) {
  const { figures, simulator } = tradeInTexts;
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-lg bg-canvas p-4 max-lg:order-1 sm:p-6 lg:col-start-2 lg:row-start-3">
      <div>
        <dt className="flex items-center gap-2 text-sm text-ink-muted">
          <Icon name="trophy" className="text-gold" />
          {figures.level}
        </dt>
        <dd className="mt-1 text-lg font-semibold">{nameOf(level)}</dd>
        <dd className="text-xs text-ink-muted">{simulator.levelNote(nameOf(level))}</dd>
      </div>
      <div>
        <dt className="flex items-center gap-2 text-sm text-ink-muted">
          <Icon name="drop" className="text-accent" />
          {figures.protection}
        </dt>
        <dd className="mt-1 text-lg font-semibold">{figures.months(months)}</dd>
        <dd className="text-xs text-ink-muted">{simulator.protectionNote}</dd>
      </div>
    </dl>
  );
}
