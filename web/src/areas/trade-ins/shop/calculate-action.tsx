import { tradeInTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { Icon } from '../../../kit/icon';
import type { TradeCalculator } from './use-trade-calculator';

/** The calculate button with what it has to say: waiting longer than usual, or failed and how to repeat. */
export function CalculateAction({ calculator }: { calculator: TradeCalculator }) {
  const { valuation, confirmed, pending, slow, failed, calculate, retry } = calculator;
  const text = tradeInTexts;
  return (
    <div className="flex flex-col gap-3">
      <Button
        size="large"
        disabled={!valuation}
        aria-disabled={pending}
        aria-busy={pending}
        onClick={pending ? undefined : calculate}
      >
        {pending ? text.calculating : confirmed ? text.recalculate : text.calculate}
      </Button>
      <p role="status" className={slow ? 'text-sm text-ink-muted' : 'sr-only'}>
        {slow && text.takingLonger}
      </p>
      {failed && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-danger-soft px-4 py-3 text-sm"
        >
          <Icon name="warning" className="text-danger" />
          <p className="min-w-0 flex-1 basis-48">{text.failed}</p>
          <Button size="small" variant="secondary" onClick={retry}>
            {text.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
