import type { ReactNode } from 'react';
import { formatWhole } from '../../shared/format/format-number';
import { useMe } from '../../shared/hero/use-me';
import { RollingNumber } from '../../shared/live/rolling-number';
import { messages } from '../../shared/messages/messages';
import { Button } from '../../shared/ui/button';
import { ButtonLink } from '../../shared/ui/button-link';
import { Skeleton } from '../../shared/ui/skeleton';

/** What the visitor can spend and what open claims hold, kept current. Says nothing where that cannot be learnt. */
export function OwnPoints({ onShowClaims }: { onShowClaims: () => void }) {
  const text = messages.dubaiRewards.points;
  const { data: me, isError } = useMe();
  if (isError && !me) return null;
  return (
    <section
      aria-label={text.label}
      aria-busy={!me}
      className="grid grid-cols-1 items-center gap-x-10 gap-y-5 rounded-lg bg-accent-soft p-5 sm:p-6 lg:grid-cols-[auto_1fr_auto]"
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure label={text.available}>{me && <RollingNumber value={me.availablePoints} format={formatWhole} />}</Figure>
        <Figure label={text.held}>{me && <RollingNumber value={me.heldPoints} format={formatWhole} />}</Figure>
      </dl>
      <p className="max-w-prose text-sm text-ink-muted">
        {me?.heldPoints ? text.heldExplanation : text.noneHeld} {text.score}
      </p>
      <div className="flex flex-wrap gap-3 lg:flex-col">
        <Button size="small" variant="secondary" onClick={onShowClaims}>
          {text.claims}
        </Button>
        <ButtonLink to="/collect" size="small" variant="quiet">
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
      <dd className="font-display text-3xl font-medium [--digit-width:1ch]">{children ?? <Skeleton className="h-11 w-32" />}</dd>
    </div>
  );
}
