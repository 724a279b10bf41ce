import type { HeroGain } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { LEADERBOARD_LIMIT } from '@planet-heroes/contracts/kernel/interface';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { useOwnHero } from '../../heroes/use-me';
import { type HeroRoomState, useHeroRoom } from '../../heroes/use-hero-room';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import {
  AROUND_YOU_ID, gapsOf, type Neighbour, useHeroGains, useLeaderboard, useNeighbours,
} from './leaderboard-queries';
import { pointsLedgerTexts } from '../../heroes/texts.en';
import { leaderboardTexts } from '../texts.en';
import { Card } from '../../../kit/card';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { Skeleton } from '../../../kit/skeleton';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { LastTrade } from './last-trade';
import { GainMark } from './row-marks';
import { useClimbDrop } from './row-motion';

/** Who stands above the visitor and below, what it takes to pass the next one, and the lead over the one behind. */
export function AroundYou() {
  const { kind, id, hiddenFor } = useOwnHero();
  const isOnBoard = kind !== 'nobody' && kind !== 'guest' && !hiddenFor;
  const hero = useHeroRoom(isOnBoard ? id : undefined);
  const { data: board, isPending } = useLeaderboard(LEADERBOARD_LIMIT.page);
  if (!isOnBoard) return null; // Below the board stands how one comes to be on it, or why one is not.
  if (!hero && !board && !isPending) return null;
  return (
    <Card id={AROUND_YOU_ID} className="min-h-[20.5rem] p-4 outline-none">
      <Heading level={2} size={3}>
        {leaderboardTexts.around[kind === 'demo' ? 'demo' : 'title']}
      </Heading>
      {hero
        ? <Neighbours hero={hero} isYou={kind !== 'demo'} listLabel={leaderboardTexts.around.listLabel} />
        : <Waiting />}
    </Card>
  );
}

interface NeighboursProps {
  hero: HeroRoomState;
  /** It is the visitor's own, and not the demo hero's. */
  isYou: boolean;
  listLabel: string;
}

export function Neighbours({ hero, isYou, listLabel }: NeighboursProps) {
  const { around } = leaderboardTexts;
  const { data: board } = useLeaderboard(LEADERBOARD_LIMIT.page);
  const neighbours = useNeighbours(hero, board);
  const gains = useHeroGains(hero.hero.id);
  if (!neighbours) return <Waiting />;
  const { rival, chaser } = gapsOf(neighbours, hero.hero.id);
  const gaps = [
    { name: 'above', text: rival ? around.toPass(formatWhole(rival.points), rival.name) : around.leads },
    { name: 'below', text: chaser && around.lead(formatWhole(chaser.points), chaser.name) },
  ];
  return (
    <>
      <ul className="mt-1 text-xs text-ink-muted">
        {gaps.map(({ name, text }) => text && <li key={name} className="[overflow-wrap:anywhere]">{text}</li>)}
      </ul>
      <ol role="list" aria-label={listLabel} className="-mx-1.5 mt-2 grid">
        {neighbours.map((neighbour) => (
          <Row
            key={neighbour.id}
            neighbour={neighbour}
            isOwn={neighbour.id === hero.hero.id}
            isYou={isYou && neighbour.id === hero.hero.id}
            gain={gains.get(neighbour.id)}
          />
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  neighbour: Neighbour;
  /** The hero that this browser acts as. */
  isOwn: boolean;
  /** And not the demo hero, who keeps its name. */
  isYou: boolean;
  gain: HeroGain | undefined;
}

function Row({ neighbour: { rank, name, points }, isOwn, isYou, gain }: RowProps) {
  const leaderboard = leaderboardTexts;
  const mark = useClimbDrop(rank, points);
  const shown = formatWhole(rank);
  return (
    <li
      aria-current={isOwn || undefined}
      className={classNames(
        'grid min-h-11 grid-cols-[minmax(3rem,auto)_minmax(0,1fr)_auto] items-center gap-x-2 rounded-md px-1.5 py-1 text-sm',
        isOwn && 'bg-accent-soft font-semibold',
      )}
    >
      <span ref={mark} className="text-ink-muted tabular-nums">
        <VisuallyHidden>{leaderboard.rank(shown)}</VisuallyHidden>
        <bdi aria-hidden dir="ltr">{pointsLedgerTexts.standing.rank(shown)}</bdi>
      </span>
      <span
        dir="auto"
        translate={isYou ? undefined : 'no'}
        className="max-w-full min-w-0 justify-self-start leading-snug [overflow-wrap:anywhere]"
      >
        {isYou ? leaderboard.you : name}
      </span>
      <span className="grid justify-items-end leading-snug">
        <span className="font-semibold"><RollingNumber value={points} format={formatWhole} /></span>
        {gain !== undefined && <GainMark points={gain.points} />}
      </span>
      {/* Below both, where a long area has room. */}
      {gain && <LastTrade gain={gain} points={points} className="col-start-2 col-end-4" />}
    </li>
  );
}

function Waiting() {
  return (
    <div className="mt-3 grid gap-3">
      {[0, 1, 2, 3, 4].map((row) => <Skeleton key={row} className="h-10" />)}
    </div>
  );
}
