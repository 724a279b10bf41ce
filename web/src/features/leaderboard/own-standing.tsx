import { formatWhole } from '../../shared/format/format-number';
import type { HeroRoomState } from '../../shared/live/room-cache';
import { RollingNumber } from '../../shared/live/rolling-number';
import { messages } from '../../shared/messages/messages';
import { PointsButton } from '../heroes';
import { OwnChangeAnnouncer } from './own-change-announcer';
import { causesInWords } from '../../shared/hero/standing-words';

/** The visitor's own row, pinned to the foot of the list: rank, the gaps above and below, and what moved it last. */
export function OwnStanding({ hero }: { hero: HeroRoomState }) {
  const { standing: words, you, units } = messages.leaderboard;
  const { rank, pointsToNext, leadOverNext, tiedWith, totalHeroes } = hero.standing;
  const gaps = [
    { name: 'above', text: pointsToNext === null ? words.leads : words.toNext(formatWhole(pointsToNext)) },
    { name: 'below', text: leadOverNext !== null && words.lead(formatWhole(leadOverNext)) },
    { name: 'tied', text: tiedWith > 0 && words.tied(tiedWith) },
  ].filter(({ text }) => text);

  return (
    <section aria-label={words.label} data-sticky-foot className="sticky bottom-0 [@media(max-height:32rem)]:static z-10 border-t-2 border-accent bg-surface-raised">
      <OwnChangeAnnouncer hero={hero} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 bg-accent-soft px-4 py-2.5 sm:px-6 lg:py-3 lg:grid-cols-[minmax(11.5rem,auto)_3rem_minmax(0,1fr)_minmax(0,1fr)_6.5rem] lg:gap-x-6">
        <p className="flex items-baseline gap-2 whitespace-nowrap tabular-nums">
          <span className="min-w-[2.8ch] font-display text-2xl font-medium [--digit-width:1ch]">
            <bdi dir="ltr">
              <RollingNumber value={rank} format={formatRank} />
            </bdi>
          </span>
          <span className="hidden text-xs text-ink-muted sm:inline">{words.ofHeroes(formatWhole(totalHeroes))}</span>
        </p>
        <p className="font-semibold">{you}</p>
        <p className="col-span-3 row-start-2 flex flex-wrap gap-x-4 text-xs tabular-nums lg:col-span-1 lg:row-auto lg:block lg:text-sm">
          {gaps.map(({ name, text }) => (
            <span key={name} className="block">
              {text}
            </span>
          ))}
        </p>
        <p className="col-span-3 row-start-3 truncate text-xs text-ink-muted lg:col-span-1 lg:row-auto lg:line-clamp-2 lg:text-sm lg:whitespace-normal">
          <span className="font-semibold">{words.lastMove}: </span>
          {hero.lastChange ? causesInWords(hero.lastChange.causes) : words.noMove}
        </p>
        <p className="text-end">
          <span className="text-lg font-bold lg:block">
            <PointsButton points={hero.standing.points} />
          </span>{' '}
          <span className="text-xs text-ink-muted lg:block">{units.points}</span>
        </p>
      </div>
    </section>
  );
}

function formatRank(rank: number): string {
  return messages.leaderboard.standing.rank(formatWhole(rank));
}
