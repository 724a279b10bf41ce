import type { Leaderboard } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { useRef } from 'react';
import { useOwnHero } from '../../heroes/use-me';
import { leaderboardTexts } from '../texts.en';
import { LeaderboardRow } from './leaderboard-row';
import { useFlip } from './use-flip';
import { useRankMovement } from './use-rank-movement';

interface LeaderboardListProps {
  heroes: Leaderboard;
  /** What they earned lately, by hero. */
  gains: ReadonlyMap<string, number>;
}

/** The ranked rows, which climb and fall as the board changes. */
export function LeaderboardList({ heroes, gains }: LeaderboardListProps) {
  const own = useOwnHero();
  const list = useRef<HTMLOListElement>(null);
  const movementOf = useRankMovement(heroes);
  useFlip(list, heroes.map(({ id }) => id).join());
  return (
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
        />
      ))}
    </ol>
  );
}
