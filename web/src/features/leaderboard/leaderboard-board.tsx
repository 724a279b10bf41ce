import { useOwnHeroId } from '../../shared/hero/use-me';
import { useHeroRoom } from '../../shared/live/use-hero-room';
import { useLeaderboard } from '../../shared/live/use-leaderboard';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { EmptyState } from '../../shared/ui/empty-state';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { ColumnHeadings } from './column-headings';
import { LeaderboardList } from './leaderboard-list';
import { LeaderboardSkeleton } from './leaderboard-skeleton';
import { OwnStanding } from './own-standing';

/** The board in whichever state it is in: loading, unavailable, empty, or ranked rows above the visitor's own standing. */
export function LeaderboardBoard({ limit }: { limit: number }) {
  const { data: heroes, isPending } = useLeaderboard(limit);
  const hero = useHeroRoom(useOwnHeroId());
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
      {isPending ? (
        <div aria-busy>
          <VisuallyHidden>{messages.leaderboard.loading}</VisuallyHidden>
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
          <LeaderboardList heroes={heroes} />
        </>
      )}
      {hero && <OwnStanding key={hero.hero.id} hero={hero} />}
    </div>
  );
}

function Unavailable() {
  const { unavailable } = messages.leaderboard;
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
  const { empty } = messages.leaderboard;
  return (
    <EmptyState
      headingLevel={2}
      title={empty.title}
      description={empty.description}
      action={<ButtonLink to="/">{empty.start}</ButtonLink>}
    />
  );
}
