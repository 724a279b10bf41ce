import { useQuery } from '@tanstack/react-query';
import { lazy, useRef } from 'react';
import { JoinFirst } from '../heroes/join-first';
import { meQuery } from '../heroes/own-queries';
import { useOwnHero } from '../heroes/use-me';
import { useHeroRoom } from '../heroes/use-hero-room';
import { useHeroGains, useLeaderboard, useRankMovement } from './shop/leaderboard-queries';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { leaderboardTexts } from './texts.en';
import { ButtonLink } from '../../kernel/routing/button-link';
import { EmptyState } from '../../kit/empty-state';
import { LaterPart } from '../../kernel/hydration/later-part';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { OwnStanding } from './shop/own-standing';
import { SKELETONS } from '@planet-heroes/contracts/kernel/interface';
import { classNames } from '../../kit/class-names';
import { Skeleton } from '../../kit/skeleton';
import { LeaderboardRow, ROW_COLUMNS, ROW_SIZE } from './shop/leaderboard-row';
import type { HeroGain, Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { useFlip } from './shop/row-motion';
import { useHeroSheet } from './shop/use-hero-sheet';

/** Few ever see it. */
const HiddenNote = lazy(async () => ({ default: (await import('./shop/hidden-note')).HiddenNote }));

interface LeaderboardBoardProps {
  limit: number;
  /** The screen shows who is around the visitor as well: the visitor's own row leads there. */
  hasAround?: boolean;
}

/**
 * The board in whichever state it is in: loading, unavailable, empty, or ranked rows above the visitor's own standing.
 */
export function LeaderboardBoard({ limit, hasAround = false }: LeaderboardBoardProps) {
  const { data: heroes, isPending } = useLeaderboard(limit);
  const { kind, id, hiddenFor } = useOwnHero();
  const isOnBoard = kind !== 'nobody' && kind !== 'guest' && !hiddenFor;
  const hero = useHeroRoom(isOnBoard ? id : undefined);
  const gains = useHeroGains(isOnBoard ? hero?.hero.id : null);
  const standing = hiddenFor || kind === 'guest'
    ? (
      <LaterPart>
        <HiddenNote reason={hiddenFor} />
      </LaterPart>
    )
    : !isOnBoard
    ? (
      <JoinFirst
        text={commonTexts.joinFirst.board}
        className="justify-between border-t border-line bg-accent-soft px-4 py-2.5 sm:px-6"
      />
    )
    : hero && (
      <OwnStanding key={hero.hero.id} hero={hero} board={heroes} hasAround={hasAround} isYou={kind !== 'demo'} />
    );
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
      {isPending ? (
        <div aria-busy>
          <VisuallyHidden>{leaderboardTexts.loading}</VisuallyHidden>
          <ColumnHeadings />
          <LeaderboardSkeleton />
        </div>
      ) : !heroes ? (
        <Unavailable />
      ) : heroes.length === 0 ? (
        <Empty />
      ) : (
        <>
          <ColumnHeadings />
          {/* The visitor's own row sticks within the rows, so that it never lies over the headings. */}
          <div>
            <LeaderboardList heroes={heroes} gains={gains} />
            {standing}
          </div>
        </>
      )}
      {!heroes?.length && standing}
    </div>
  );
}

function Unavailable() {
  const { unavailable } = leaderboardTexts;
  return (
    <EmptyState
      headingLevel={2}
      title={unavailable.title}
      description={unavailable.description}
      action={<ButtonLink to="/">{unavailable.home}</ButtonLink>}
    />
  );
}

function Empty() {
  const { empty } = leaderboardTexts;
  const { data: me } = useQuery(meQuery);
  return (
    <EmptyState
      headingLevel={2}
      title={empty.title}
      description={me?.score ? empty.waiting : empty.description}
      action={<ButtonLink to="/">{empty.start}</ButtonLink>}
    />
  );
}

/** Ten rows of the size of real ones, while the board loads (spec document 1, section 9). */
function LeaderboardSkeleton() {
  return Array.from({ length: SKELETONS.leaderboard }, (_row, index) => (
    <div key={index} className={classNames('grid border-b border-line last:border-b-0', ROW_COLUMNS, ROW_SIZE)}>
      <Skeleton className="size-9 rounded-full" />
      <span className="hidden lg:block" />
      <span className="grid gap-2">
        <Skeleton className="h-5 w-40 max-w-full" />
        <Skeleton className="h-5 w-28" />
      </span>
      <Skeleton className="hidden h-4 w-20 justify-self-end lg:block" />
      <Skeleton className="hidden h-4 w-20 justify-self-end lg:block" />
      <span className="hidden lg:block" />
      <Skeleton className="h-6 w-16 justify-self-end" />
    </div>
  ));
}

/** Names the columns where rows have columns. Hidden from assistive technology: every row names its own figures. */
function ColumnHeadings() {
  const { columns } = leaderboardTexts;
  return (
    <div
      aria-hidden
      className={classNames(
        'hidden border-b border-line py-3 text-xs font-semibold text-ink-muted lg:grid',
        ROW_COLUMNS,
      )}
    >
      <span>{columns.rank}</span>
      <span />
      <span>{columns.hero}</span>
      <span className="text-end">{columns.bottles}</span>
      <span className="text-end">{columns.carbon}</span>
      <span className="text-end">{columns.referrals}</span>
      <span className="text-end">{columns.points}</span>
    </div>
  );
}

interface LeaderboardListProps {
  heroes: Leaderboard;
  /** What they earned and traded lately, by hero. */
  gains: ReadonlyMap<string, HeroGain>;
}

/** The ranked rows, which climb and fall as the board changes. */
function LeaderboardList({ heroes, gains }: LeaderboardListProps) {
  const own = useOwnHero();
  const list = useRef<HTMLOListElement>(null);
  const movementOf = useRankMovement(heroes);
  const { sheet, openSheet } = useHeroSheet();
  useFlip(list, heroes.map(({ id }) => id).join());
  return (
    <>
      <ol ref={list} role="list" aria-label={leaderboardTexts.listLabel} className="relative isolate overflow-clip">
        {heroes.map((hero, index) => (
          <LeaderboardRow
            key={hero.id}
            hero={hero}
            rank={index + 1}
            movement={movementOf(hero.id, index + 1)}
            isOwn={hero.id === own.id}
            isYou={hero.id === own.id && own.kind === 'joined'}
            gain={gains.get(hero.id)}
            onOpen={openSheet}
          />
        ))}
      </ol>
      {sheet}
    </>
  );
}
