import { HERO_LEVELS, levelFor } from '@planet-heroes/contracts/areas/heroes/levels';
import type { PointsAnswer } from '@planet-heroes/contracts/areas/heroes/schemas';
import { Dialog } from '../../../../kit/dialog';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { Heading } from '../../../../kit/heading';
import { Skeleton } from '../../../../kit/skeleton';
import { RollingNumber } from '../../../../kit/motion/rolling-number';
import { nameOf } from '../../../../kernel/i18n/name-of';
import { classNames } from '../../../../kit/class-names';
import { pointsLedgerTexts } from '../../texts.en';
import { DemoLabel } from '../../demo-label';
import { JoinFirst } from '../../join-first';
import { useOwnHero } from '../../use-me';
import { useHeroRoom } from '../../use-hero-room';
import { changeInWords } from '../../standing-words';
import { LedgerLines, usePointsLedger } from './ledger-lines';
import { closePointsLedger, usePointsLedgerStore } from './open-points-ledger';

/** "Explain my points": the numbers, the rank and every movement behind them (design: "Points"). */
export function PointsLedgerDialog() {
  const open = usePointsLedgerStore((state) => state.open);
  const { title, description } = pointsLedgerTexts;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && closePointsLedger()}
      title={title}
      description={description}
      width="large"
      isReading
    >
      <Explanation />
    </Dialog>
  );
}

function Explanation() {
  const ledger = usePointsLedger();
  return (
    <div className="grid gap-8">
      <DemoLabel className="-mb-4 w-fit" />
      <PointsNumbers points={ledger.data?.pages[0]} isPending={ledger.isPending} />
      <RankExplained />
      <LedgerLines ledger={ledger} />
    </div>
  );
}

/** Where the hero stands, what moved it there last, and how far the next hero is. */
function RankExplained() {
  const { kind, id } = useOwnHero();
  const isGuest = kind === 'guest';
  const hero = useHeroRoom(isGuest ? undefined : id);
  const { rank: text } = pointsLedgerTexts;
  const { standing: words } = pointsLedgerTexts;
  return (
    <section aria-label={text.title} className="rounded-md border border-line p-4 sm:p-5">
      <Heading level={3}>{text.title}</Heading>
      {isGuest
        ? <JoinFirst text={commonTexts.joinFirst.board} className="mt-2" />
        : hero
        ? (
          <div className="mt-2 grid gap-1">
            <p className="font-semibold">
              <span>{text.now(formatWhole(hero.standing.rank), formatWhole(hero.standing.totalHeroes))}</span>{' '}
              <span>{hero.standing.pointsToNext === null
                ? `${words.leads}.`
                : text.toNext(formatWhole(hero.standing.pointsToNext))}</span>
            </p>
            <p className="text-sm text-ink-muted">
              {hero.lastChange ? changeInWords([hero.lastChange], hero.lastChange.from) : text.noMove}
            </p>
          </div>
        )
        : (
          <div className="mt-2 grid gap-2">
            <Skeleton className="h-6 w-72 max-w-full" />
            <Skeleton className="h-5 w-56 max-w-full" />
          </div>
        )}
    </section>
  );
}

interface NumberRow {
  name: string;
  text: string;
  value: number | undefined;
  note?: string | undefined;
  isMain?: boolean;
}

/** Available, pending and held; and what lifetime points and score are for. */
function PointsNumbers({ points, isPending }: { points: PointsAnswer | undefined; isPending: boolean }) {
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
            {text} <span>{note}</span>
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
