import { JOIN_BONUS } from '@planet-heroes/contracts/catalogue/points';
import type { HeroProfile } from '@planet-heroes/contracts/http/heroes';
import { formatWhole } from '../../shared/format/format-number';
import { useHeroRoom } from '../../shared/live/use-hero-room';
import { useLiveStore } from '../../shared/live/live-store';
import { messages } from '../../shared/messages/messages';
import { Icon } from '../../shared/ui/icon';
import { classNames } from '../../shared/ui/class-names';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { LevelBadge } from '../leaderboard/level-badge';
import { PointsButton } from '../points-ledger/points-button';
import { useJoiningStore } from './joining-store';

/** The hero's points as they arrive, and the three steps to the first 150. */
export function ProfilePoints({ me }: { me: HeroProfile }) {
  const { points: text, steps } = messages.joining.profile;
  const hasJustJoined = useJoiningStore((state) => state.hasJustJoined);
  const isLive = useLiveStore(({ status, isPaused }) => status !== 'polling' && !isPaused);
  const room = useHeroRoom(me.id);
  // A new hero's points are seen to arrive: the room brings them a moment after the hero is there.
  const isAwaited = hasJustJoined && isLive && !room;
  const bonuses = [
    { points: JOIN_BONUS.joining, name: steps.joining, isDone: true },
    { points: JOIN_BONUS.profileComplete, name: steps.profile, isDone: me.profileComplete },
    { points: JOIN_BONUS.referredFriend, name: steps.friend, isDone: me.referralCount > 0 },
  ];
  return (
    <section aria-label={text.label} className="grid gap-4 rounded-md bg-accent-soft p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-baseline gap-2">
          <PointsButton points={isAwaited ? 0 : me.availablePoints} className="font-display text-3xl font-medium [--digit-width:1ch]" />
          <span>{text.unit}</span>
        </p>
        <LevelBadge level={me.level} />
      </div>
      {hasJustJoined && (
        <p role="status" className="text-sm font-semibold text-accent-strong">
          {me.profileComplete ? text.completed(formatWhole(JOIN_BONUS.profileComplete)) : text.joined(formatWhole(JOIN_BONUS.joining))}
        </p>
      )}
      <ul className="grid gap-2 text-sm sm:grid-cols-3">
        {bonuses.map(({ points, name, isDone }) => (
          <li key={name} className="flex items-center gap-2 rounded-md bg-surface px-3 py-2">
            <span className={classNames('grid size-6 shrink-0 place-items-center rounded-full', isDone ? 'bg-accent text-accent-ink' : 'border border-line-strong')}>
              {isDone && <Icon name="check" className="size-4" />}
            </span>
            <span>
              <strong className="font-semibold tabular-nums">{steps.points(formatWhole(points))}</strong> {name}
              <VisuallyHidden>, {isDone ? steps.done : steps.open}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
