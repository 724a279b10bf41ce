import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import type { Leaderboard, LeaderboardHero } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { memo, useRef } from 'react';
import { formatWhole } from '../../kernel/i18n/format-number';
import { ButtonLink } from '../../kernel/routing/button-link';
import { Card } from '../../kit/card';
import { EmptyState } from '../../kit/empty-state';
import { Heading } from '../../kit/heading';
import { RollingNumber } from '../../kit/motion/rolling-number';
import { useLocale } from '../../kernel/i18n/locale';
import { Skeleton } from '../../kit/skeleton';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useAccount } from '../accounts/joining';
import { joiningTexts } from '../accounts/texts-joining.en';
import { useOwnHero } from '../heroes/use-me';
import { PointsButton } from '../heroes';
import { LevelBadge } from '../heroes/level-badge';
import { useLeaderboard } from './shop/leaderboard-queries';
import { leaderboardTexts } from './texts.en';
import { RankMark } from './shop/row-marks';
import { useFlip, useHighlight } from './shop/row-motion';

const ROW =
  'relative grid min-h-[4.75rem] grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line bg-surface last:border-b-0';

/** The widget's rows, or as many skeletons of their size. */
function WidgetList({ heroes, limit }: { heroes: Leaderboard | undefined; limit: number }) {
  return heroes ? <Rows heroes={heroes} /> : <Skeletons count={limit} />;
}

function Rows({ heroes }: { heroes: Leaderboard }) {
  const own = useOwnHero();
  const list = useRef<HTMLOListElement>(null);
  useFlip(list, heroes.map(({ id }) => id).join());
  return (
    <ol ref={list} role="list" aria-label={leaderboardTexts.listLabel} className="relative isolate overflow-clip">
      {heroes.map((hero, index) => (
        <Row
          key={hero.id}
          hero={hero}
          rank={index + 1}
          isOwn={hero.id === own.id}
          isYou={hero.id === own.id && own.kind === 'joined'}
        />
      ))}
    </ol>
  );
}

interface RowProps {
  hero: LeaderboardHero;
  rank: number;
  /** The hero that this browser acts as. */
  isOwn: boolean;
  /** And not the demo hero, who keeps its name. */
  isYou: boolean;
}

const Row = memo(function Row({ hero, rank, isOwn, isYou }: RowProps) {
  useLocale();
  const leaderboard = leaderboardTexts;
  const highlight = useHighlight(hero.points);
  return (
    <li className={ROW}>
      <span ref={highlight} aria-hidden className="pointer-events-none absolute inset-0 rounded-sm bg-sand opacity-0" />
      <RankMark rank={rank} />
      <span className="relative min-w-0">
        <span translate={isYou ? undefined : 'no'} dir="auto" className="block w-fit max-w-full leading-snug font-semibold [overflow-wrap:anywhere]">
          {isYou ? leaderboard.you : hero.name}
        </span>
        <span className="block text-xs text-ink-muted tabular-nums">
          {leaderboard.widget.saved(formatWhole(hero.bottlesPrevented))}
        </span>
      </span>
      <span className="relative grid justify-items-end gap-1">
        <span className="font-bold">
          {isOwn ? <PointsButton points={hero.points} /> : <RollingNumber value={hero.points} format={formatWhole} />}
          <span className="ms-1 text-xs font-normal text-ink-muted">{leaderboard.units.points}</span>
        </span>
        <LevelBadge level={hero.level} />
      </span>
    </li>
  );
});

function Skeletons({ count }: { count: number }) {
  return (
    <div aria-busy>
      <VisuallyHidden>{leaderboardTexts.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_row, index) => (
        <div key={index} className={ROW}>
          <Skeleton className="size-9 rounded-full" />
          <span className="grid gap-2">
            <Skeleton className="h-4 w-32 max-w-full" />
            <Skeleton className="h-3 w-24" />
          </span>
          <Skeleton className="h-8 w-20" />
        </div>
      ))}
    </div>
  );
}

interface LeaderboardWidgetProps {
  limit?: number;
  /** Left out where the section around it has a title of its own. */
  hasHeader?: boolean;
}

/** The best heroes in short, with an invitation to join them (spec document 1, section 2, Leaderboard). */
export function LeaderboardWidget({ limit = LEADERBOARD_LIMIT.widget, hasHeader = true }: LeaderboardWidgetProps) {
  const { widget, empty } = leaderboardTexts;
  const { data: heroes, isPending } = useLeaderboard(limit);
  const { hasJoined } = useAccount();
  return (
    <Card className="grid gap-5">
      {hasHeader && (
        <Heading level={2} size={3}>
          {widget.title}
        </Heading>
      )}
      <div className="grid gap-4 rounded-md bg-sand-soft p-4 sm:p-5">
        <div>
          <p className="font-display text-lg font-semibold">{hasJoined ? widget.own.title : widget.bannerTitle}</p>
          <p className="text-sm text-ink-muted">
            {hasJoined ? widget.own.text : widget.bannerText(formatWhole(JOIN_BONUS.total))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/leaderboard" size="small">
            {hasJoined ? widget.own.place : joiningTexts.free}
          </ButtonLink>
          <ButtonLink to="/" size="small" variant="secondary">
            {widget.earn}
          </ButtonLink>
        </div>
      </div>
      {!isPending && !heroes ? (
        <EmptyState title={widget.failedTitle} description={widget.failedDescription} className="py-4" />
      ) : heroes?.length === 0 ? (
        <EmptyState title={empty.title} className="py-4" />
      ) : (
        <WidgetList heroes={heroes} limit={limit} />
      )}
      <ButtonLink to="/leaderboard" variant="secondary" className="justify-self-stretch">
        {widget.viewAll}
      </ButtonLink>
    </Card>
  );
}
