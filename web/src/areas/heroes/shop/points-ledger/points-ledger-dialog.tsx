import { pointsLedgerTexts } from '../../texts.en';
import { DemoLabel } from '../../demo-label';
import { Dialog } from '../../../../kit/dialog';
import { LedgerLines } from './ledger-lines';
import { closePointsLedger, usePointsLedgerStore } from './open-points-ledger';
import { PointsNumbers } from './points-numbers';
import { usePointsLedger } from './use-points-ledger';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { JoinFirst } from '../../join-first';
import { useOwnHero } from '../../use-me';
import { useHeroRoom } from '../../use-hero-room';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { Heading } from '../../../../kit/heading';
import { Skeleton } from '../../../../kit/skeleton';
import { changeInWords } from '../../standing-words';

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
              {text.now(formatWhole(hero.standing.rank), formatWhole(hero.standing.totalHeroes))}{' '}
              {hero.standing.pointsToNext === null
                ? `${words.leads}.`
                : text.toNext(formatWhole(hero.standing.pointsToNext))}
            </p>
            <p className="text-sm text-ink-muted">
              {hero.lastChange ? changeInWords(hero.lastChange, hero.lastChange.from) : text.noMove}
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
