import { HERO_LEVELS, levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import type { PointsAnswer } from '@planet-heroes/contracts/areas/heroes/schemas';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { RollingNumber } from '../../../../kit/motion/rolling-number';
import { pointsLedgerTexts } from '../../texts.en';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { classNames } from '../../../../kit/class-names';
import { Skeleton } from '../../../../kit/skeleton';

interface NumberRow {
  name: string;
  text: string;
  value: number | undefined;
  note?: string | undefined;
  isMain?: boolean;
}

/** Available, pending and held; and what lifetime points and score are for. */
export function PointsNumbers({ points, isPending }: { points: PointsAnswer | undefined; isPending: boolean }) {
  const { numbers } = pointsLedgerTexts;
  if (!points && !isPending) return null;
  const rows: NumberRow[] = [
    { ...numbers.available, value: points?.availablePoints, isMain: true },
    { ...numbers.pending, value: points?.pendingPoints },
    { ...numbers.held, value: points?.heldPoints },
    { ...numbers.lifetime, value: points?.lifetimePoints, note: points ? levelNote(points.lifetimePoints) : undefined },
    { ...numbers.score, value: points?.score },
  ];
  return (
    <dl aria-busy={isPending || undefined} className="grid grid-cols-2 gap-3 sm:grid-cols-6">
      {rows.map(({ name, text, note, value, isMain }, index) => (
        <div
          key={name}
          className={classNames(
            'flex flex-col rounded-md p-4',
            isMain ? 'col-span-2 bg-accent-soft' : 'bg-canvas',
            index < 3 ? 'sm:col-span-2' : 'sm:col-span-3',
          )}
        >
          <dt className="text-sm font-semibold">{name}</dt>
          <dd className="font-display text-2xl font-medium">
            {value === undefined
              ? <Skeleton className="my-1 h-7 w-20" />
              : <RollingNumber value={value} format={formatWhole} />}
          </dd>
          <dd className="text-xs text-ink-muted">
            {text} {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function levelNote(lifetimePoints: number): string {
  const { levelNow, levelNext } = pointsLedgerTexts;
  const next = HERO_LEVELS.find(({ from }) => from > lifetimePoints);
  const now = levelNow(nameOf(levelFor(lifetimePoints)));
  return next ? `${now} ${levelNext(formatWhole(next.from - lifetimePoints), nameOf(next.name))}` : now;
}
