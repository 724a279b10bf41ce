import { PRICE_TABLES } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { useRef } from 'react';
import { tradeInTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Link } from '../../../kernel/routing/link';
import {
  CalculateAction, ChoiceGroup, ComparisonLink, ConditionChoice, LINK, STANDARD_CALCULATOR,
} from './calculator-parts';
import { highestValueOf } from './trade-choice';
import { QuoteLock } from './quote-lock';
import type { TradeCalculator } from './use-trade-calculator';
import { ValuationFigures } from './valuation-figures';

const { devices } = PRICE_TABLES.home;

/**
 * The home page's calculator: nine models, three conditions (spec document 1, sections 2 and 9). The results below it
 * echo its quote.
 */
export function QuickCalculator({ calculator }: { calculator: TradeCalculator }) {
  const { choice, choose, valuation, confirmed, quote } = calculator;
  const text = tradeInTexts;
  const vessel = useRef<HTMLDivElement>(null);
  return (
    <Card className="grid gap-8 p-5 sm:p-8 lg:grid-cols-[1.35fr_1fr] lg:gap-12">
      <div className="flex min-w-0 flex-col gap-7">
        <div>
          <div className="flex flex-wrap items-center gap-3">
            <Heading level={3} size={3}>
              {text.quick.title}
            </Heading>
            <Badge tone="accent">{text.quick.programme}</Badge>
          </div>
          <p className="mt-2 text-sm text-ink-muted">{text.quick.programmeNote}</p>
          <p className="mt-1 text-sm text-ink-muted">
            {text.quick.otherPhones} <Link to={STANDARD_CALCULATOR} className={LINK}>{text.quick.toExchange}</Link>
          </p>
          <ComparisonLink />
        </div>
        <ChoiceGroup
          legend={text.chooseModel}
          choices={devices.map(({ model }) => ({ value: model, label: model }))}
          value={choice.model}
          onChange={(model) => choose({ model })}
          columns="grid-cols-2 sm:grid-cols-3"
        />
        <ConditionChoice programme="home" value={choice.condition} onChange={(condition) => choose({ condition })} />
        <CalculateAction calculator={calculator} />
      </div>
      <div className="flex min-w-0 flex-col justify-center rounded-lg bg-canvas p-4 sm:p-6">
        <ValuationFigures
          valuation={valuation}
          confirmed={confirmed || quote.tradeIn !== undefined}
          highestValue={highestValueOf('home')}
          vessel={vessel}
        />
      </div>
      <QuoteLock calculator={calculator} vessel={vessel} hasEcho className="lg:col-span-2" />
    </Card>
  );
}
