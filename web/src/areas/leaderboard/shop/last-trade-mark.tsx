import type { HeroGain } from '@planet-heroes/contracts/areas/leaderboard/schemas';
import { useState } from 'react';
import { formatAgo } from '../../../kernel/i18n/format-words';
import { nameOf } from '../../../kernel/i18n/name-of';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { useNow } from '../../../kit/use-now';
import { leaderboardTexts } from '../texts.en';

export interface LastTradeMarkProps {
  gain: HeroGain;
  /** As the board shows them. */
  points: number;
  /** Names itself where there is room. */
  hasLabel?: boolean;
  className?: string;
}

/**
 * When a hero last traded and, if it shows that, its area, which is left out where the line has no room for it. What
 * was read before the points moved may no longer be the last trade, and is not shown.
 */
export function LastTradeMark({ gain, points, hasLabel = false, className }: LastTradeMarkProps) {
  const { lastTrade, justNow, inArea } = leaderboardTexts;
  const now = useNow();
  const [read, setRead] = useState({ gain, points });
  if (read.gain !== gain) setRead({ gain, points });
  const { lastTradeAt, area } = gain;
  if (lastTradeAt === undefined) return null;
  return (
    <span
      title={lastTrade}
      className={classNames(
        'flex h-4 flex-wrap overflow-clip text-xs leading-4 font-normal text-ink-muted',
        points !== read.points && 'invisible',
        className,
      )}
    >
      <span className={hasLabel ? 'me-1 max-sm:sr-only' : 'sr-only'}>{lastTrade}</span>{' '}
      <span className="whitespace-nowrap">
        <Icon
          name="phone"
          className={classNames('me-0.5 inline size-3.5 align-[-0.15em] text-accent', hasLabel && 'sm:hidden')}
        />
        <time dateTime={lastTradeAt}>{formatAgo(lastTradeAt, now, 'short') ?? justNow}</time>
      </span>
      {area && <span className="whitespace-nowrap">{inArea(nameOf(area))}</span>}
    </span>
  );
}
