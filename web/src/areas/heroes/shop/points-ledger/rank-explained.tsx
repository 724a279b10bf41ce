import { formatWhole } from '../../../../kernel/i18n/format-number';
import { JoinFirst } from '../../join-first';
import { useOwnHero } from '../../use-me';
import { useHeroRoom } from '../../use-hero-room';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { pointsLedgerTexts } from '../../texts.en';
import { Heading } from '../../../../kit/heading';
import { Skeleton } from '../../../../kit/skeleton';
import { changeInWords } from '../../standing-words';

/** Where the hero stands, what moved it there last, and how far the next hero is. */
export function RankExplained() {
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
