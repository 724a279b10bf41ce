import { useMe } from '../../shared/hero/use-me';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';
import { PointsButton } from '../heroes';

/** The points that the visitor really has, and where they can be spent now. */
export function OwnPoints() {
  const { own } = messages.rewards;
  const { data: me, isPending } = useMe();
  return (
    <Card tone="sand" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <p className="flex min-h-9 flex-wrap items-baseline gap-x-2 font-semibold">
          {me ? (
            <>
              {own.have} <PointsButton points={me.availablePoints} className="text-xl font-bold" /> {own.unit}
            </>
          ) : isPending ? (
            <Skeleton className="h-7 w-48" />
          ) : (
            own.unknown
          )}
        </p>
        <p className="text-sm text-ink-muted">{own.text}</p>
      </div>
      <ButtonLink to="/dubai-rewards" size="small">
        {own.link}
      </ButtonLink>
    </Card>
  );
}
