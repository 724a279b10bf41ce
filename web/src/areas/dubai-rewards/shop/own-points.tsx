import type { ReactNode } from 'react';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { DemoLabel } from '../../heroes/demo-label';
import { JoinFirst } from '../../heroes/join-first';
import { useMe } from '../../heroes/use-me';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { dubaiRewardsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Skeleton } from '../../../kit/skeleton';

/** What the visitor can spend and what open claims hold, kept current. Says nothing where that cannot be learnt. */
export function OwnPoints({ onShowClaims }: { onShowClaims: () => void }) {
  const text = dubaiRewardsTexts.points;
  const { data: me, isError } = useMe();
  if (isError && !me) return null;
  if (me === null) return <JoinFirst className="rounded-lg bg-accent-soft px-5 py-3 sm:px-6" />;
  return (
    <section
      aria-label={text.label}
      aria-busy={!me}
      className="grid grid-cols-1 items-center gap-x-8 gap-y-2 rounded-lg bg-accent-soft px-5 py-3 sm:px-6 lg:grid-cols-[auto_1fr_auto]"
    >
      <div className="relative lg:pe-26">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Figure label={me?.isDemo ? text.demoAvailable(me.name) : text.available}>
            {me && <RollingNumber value={me.availablePoints} format={formatWhole} />}
          </Figure>
          <Figure label={text.held}>{me && <RollingNumber value={me.heldPoints} format={formatWhole} />}</Figure>
        </dl>
        {/* In room of its own: it comes later than the rest, and moves nothing. */}
        <DemoLabel className="absolute end-0 top-0 lg:top-1/2 lg:-translate-y-1/2" />
      </div>
      <p className="max-w-prose text-xs text-ink-muted sm:text-sm">
        <span>{me?.heldPoints ? text.heldExplanation : text.noneHeld}</span> {text.score}
      </p>
      <div className="flex flex-wrap gap-x-1 gap-y-2 max-lg:-ms-2 sm:gap-2 sm:max-lg:-ms-3">
        <Button size="small" variant="quiet" className="px-2! sm:px-3!" onClick={onShowClaims}>
          {text.claims}
        </Button>
        <ButtonLink to="/collect" size="small" variant="quiet" className="px-2! sm:px-3!">
          {text.earn}
        </ButtonLink>
      </div>
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="font-display text-2xl font-medium">
        {children ?? <Skeleton className="h-[1.22em] w-28" />}
      </dd>
    </div>
  );
}
