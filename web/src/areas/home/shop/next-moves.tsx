import type { TradeValuation } from '@planet-heroes/contracts/areas/trade-ins/valuation';
import { tradeInTexts } from '../../trade-ins/texts.en';
import { homeSectionsTexts } from '../texts-sections.en';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { celebrate } from '../../celebration';
import { pathOfTradeIn, phaseOf, QuoteRefusal, type TradeCalculator } from '../../trade-ins';

interface NextMovesProps {
  calculator: TradeCalculator;
  valuation: TradeValuation;
  model: string;
}

/** What to do with a completed mission: start the trade-in, celebrate it, or see what it buys. */
export function NextMoves({ calculator, valuation, model }: NextMovesProps) {
  const { lockQuote, quote } = calculator;
  const text = homeSectionsTexts.results;
  const { tradeIn, pending } = quote;
  const phase = tradeIn && phaseOf(tradeIn.state);
  const { receipt } = tradeInTexts.lock;
  // Once started the button stays where it is and only stops acting: it may hold the focus.
  const started = tradeIn !== undefined;
  return (
    <div className="mt-6 flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Button
          variant={started ? 'secondary' : 'primary'}
          aria-disabled={pending || started}
          aria-busy={pending}
          className={classNames(started && 'cursor-default')}
          onClick={pending || started ? undefined : lockQuote}
        >
          {started && <Icon name="check" />}
          {pending ? tradeInTexts.lock.locking : started ? text.started : text.startTrade}
        </Button>
        {phase && (
          <ButtonLink to={pathOfTradeIn(tradeIn.id)}>
            {receipt.action[phase]}
          </ButtonLink>
        )}
        <Button
          variant="sand"
          onClick={() =>
            celebrate({
              kind: 'trade',
              valueAed: valuation.tradeValue,
              device: model,
              points: valuation.points,
            })}
        >
          <Icon name="sparkle" />
          {text.celebrate}
        </Button>
        <ButtonLink to="/aquacafe" variant="secondary">
          {text.redeem}
        </ButtonLink>
      </div>
      <p role="status" className="min-h-[1lh] text-sm text-ink-muted">
        {phase && `${receipt.title[phase]}. ${receipt.next[phase]}`}
      </p>
      <QuoteRefusal text={quote.refusal} />
    </div>
  );
}
