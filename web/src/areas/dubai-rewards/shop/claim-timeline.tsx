import type { RewardClaim } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { formatMoment } from '../../../kernel/i18n/format-date';
import { dubaiRewardsTexts } from '../texts.en';
import { offered } from '../../../kernel/i18n/offered';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { claimSteps } from './claim-steps';

/** Where a claim has been and what lies ahead of it. */
export function ClaimTimeline({ claim }: { claim: RewardClaim }) {
  const text = dubaiRewardsTexts.claims;
  const steps = claimSteps(claim);
  return (
    <ol aria-label={text.timeline(offered(claim.title))} className="grid auto-cols-fr grid-flow-col gap-1">
      {steps.map(({ state, at, isCurrent }, index) => {
        const isOver = state === 'expired';
        const next = steps[index + 1];
        return (
          <li key={state} aria-current={isCurrent ? 'step' : undefined} className="min-w-0 text-sm">
            <span aria-hidden className="flex items-center gap-1">
              <span
                className={classNames(
                  'grid size-7 shrink-0 place-items-center rounded-full border-2 transition-colors',
                  !at && 'border-line-strong text-transparent',
                  at !== undefined
                    && (isOver
                      ? 'border-danger bg-danger-soft text-danger'
                      : 'border-accent bg-accent text-accent-ink'),
                )}
              >
                <Icon name={isOver ? 'close' : 'check'} className="size-4" />
              </span>
              {next && (
                <span className={classNames('h-0.5 grow transition-colors', next.at ? 'bg-accent' : 'bg-line')} />
              )}
            </span>
            <span className={classNames('mt-1.5 block', isCurrent ? 'font-semibold' : !at && 'text-ink-muted')}>
              {text.steps[state]}
            </span>
            {at
              ? (
                <time dateTime={at} className="block text-xs text-ink-muted">
                  {formatMoment(at)}
                </time>
              )
              : <VisuallyHidden>{text.ahead}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
