import type { OrderSummary } from '@planet-heroes/contracts/areas/orders/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { Progress } from '../../../kit/progress';
import { awaitedAt, reachedStages } from './order-stages';

const text = corporateOrdersTexts.track;

/** The way of an order's devices, stage by stage, moving as our desk works. */
export function StageTrack({ order }: { order: OrderSummary }) {
  return (
    <ol aria-label={text.label} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {reachedStages(order).map(({ stage, count }) => {
        const awaited = awaitedAt(stage, order);
        const isDone = count === awaited;
        return (
          <li
            key={stage}
            className={classNames(
              'grid grid-cols-1 gap-2 rounded-md border p-4 transition-colors',
              isDone ? 'border-transparent bg-accent-soft' : 'border-line bg-canvas',
            )}
          >
            <p className="flex items-center justify-between gap-2 font-semibold">
              {corporateTexts.stages[stage]}
              {isDone && <Icon name="check" className="size-5 text-accent-strong" />}
            </p>
            <p className="text-ink-muted">
              <span className="font-display text-xl font-medium text-ink">
                <RollingNumber value={count} format={formatWhole} />
              </span>{' '}
              {text.of(formatWhole(awaited))}
            </p>
            <Progress
              value={count}
              max={awaited || 1}
              label={text.progress(corporateTexts.stages[stage])}
              className={classNames(isDone && 'bg-surface')}
            />
          </li>
        );
      })}
    </ol>
  );
}
