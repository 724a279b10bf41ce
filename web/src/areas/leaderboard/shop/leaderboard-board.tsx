import { lazy } from 'react';
import { JoinFirst } from '../../heroes/join-first';
import { useOwnHero } from '../../heroes/use-me';
import { useHeroRoom } from '../../heroes/use-hero-room';
import { useLeaderboard } from '../use-leaderboard';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { leaderboardTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { EmptyState } from '../../../kit/empty-state';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { ColumnHeadings } from './column-headings';
import { LeaderboardList } from './leaderboard-list';
import { LeaderboardSkeleton } from './leaderboard-skeleton';
import { OwnStanding } from './own-standing';
import { useHeroGains } from './use-hero-gains';

/** Few ever see it. */
const HiddenNote = lazy(async () => ({ default: (await import('./hidden-note')).HiddenNote }));

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
  const gains = useHeroGains(hero?.hero.id);
  const standing = hiddenFor
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
  return (
    <EmptyState
      headingLevel={2}
      title={empty.title}
      description={empty.description}
      action={<ButtonLink to="/">{empty.start}</ButtonLink>}
    />
  );
}
