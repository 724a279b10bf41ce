import type { PayoutState } from '@planet-heroes/contracts/areas/payouts/schemas';
import type { TradeInState } from '@planet-heroes/contracts/areas/trade-ins/journey';
import type { TradeIn } from '@planet-heroes/contracts/areas/trade-ins/schemas';
import { formatDay } from '../../../../kernel/i18n/format-date';
import { classNames } from '../../../../kit/class-names';
import { Icon } from '../../../../kit/icon';
import { VisuallyHidden } from '../../../../kit/visually-hidden';
import { myTradeInsTexts } from '../../texts-mine.en';
import { wayOf } from './way';

/** Where a trade-in has been, where it stands and what lies ahead, as a claim's receipt shows it. */
export function Stepper({ tradeIn, payout }: { tradeIn: TradeIn; payout: PayoutState | undefined }) {
  const { way: text, states } = myTradeInsTexts;
  const names: Readonly<Record<string, string>> = { ...states, ...text.steps } satisfies Record<TradeInState, string>;
  const way = wayOf(tradeIn, payout);
  // Given up by its hero, nothing failed.
  const isRefused = tradeIn.reasons.length > 0 || tradeIn.state === 'reversed';
  return (
    <ol
      aria-label={text.label}
      className="grid gap-1"
      // The last has no line behind it.
      style={{ gridTemplateColumns: `repeat(${way.length - 1}, minmax(0, 1fr)) auto` }}
    >
      {way.map(({ step, at, isCurrent, isEnd }, index) => {
        const next = way[index + 1];
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className="min-w-0 text-[0.6875rem] wrap-break-word hyphens-auto ltr:max-sm:tracking-tight sm:text-sm"
          >
            <span aria-hidden className="flex items-center gap-1">
              <span
                className={classNames(
                  'grid size-7 shrink-0 place-items-center rounded-full border-2',
                  at === undefined
                    ? classNames('text-transparent', isCurrent ? 'border-accent' : 'border-line-strong')
                    : isEnd
                    ? isRefused ? 'border-danger bg-danger-soft text-danger' : 'border-line-strong bg-canvas text-ink-muted'
                    : 'border-accent bg-accent text-accent-ink',
                )}
              >
                <Icon name={isEnd ? 'close' : 'check'} className="size-4" />
              </span>
              {next && <span className={classNames('h-0.5 grow', next.at ? 'bg-accent' : 'bg-line')} />}
            </span>
            <span className={classNames('mt-1.5 block', isCurrent ? 'font-semibold' : at === undefined && 'text-ink-muted')}>
              {names[step]}
            </span>
            {at === undefined
              ? <VisuallyHidden>{text.ahead}</VisuallyHidden>
              : <time dateTime={at} className="block text-xs text-ink-muted max-sm:sr-only">{formatDay(at)}</time>}
          </li>
        );
      })}
    </ol>
  );
}
