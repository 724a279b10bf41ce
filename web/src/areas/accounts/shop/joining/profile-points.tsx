import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { useHeroRoom } from '../../../heroes/use-hero-room';
import { useLiveStore } from '../../../../kernel/live/live-store';
import { joiningTexts } from '../../texts-joining.en';
import { LevelBadge } from '../../../heroes/level-badge';
import { PointsButton } from '../../../heroes';
import { JoinSteps } from './join-steps';
import { useJoiningStore } from '../../../heroes/joining-store';

/** The hero's points as they arrive, and the three steps to the first 150. */
export function ProfilePoints({ me }: { me: HeroProfile }) {
  const { points: text } = joiningTexts.profile;
  const hasJustJoined = useJoiningStore((state) => state.hasJustJoined);
  const isLive = useLiveStore(({ status, isPaused }) => status !== 'polling' && !isPaused);
  const room = useHeroRoom(me.id);
  // A new hero's points are seen to arrive: the room brings them a moment after the hero is there.
  const isAwaited = hasJustJoined && isLive && !room;
  return (
    <section aria-label={text.label} className="grid gap-4 rounded-md bg-accent-soft p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-baseline gap-2">
          <PointsButton
            points={isAwaited ? 0 : me.availablePoints}
            className="font-display text-3xl font-medium"
          />
          <span>{text.unit}</span>
        </p>
        <LevelBadge level={me.level} />
      </div>
      {hasJustJoined && (
        <p role="status" className="text-sm font-semibold text-accent-strong">
          {me.profileComplete
            ? text.completed(formatWhole(JOIN_BONUS.profileComplete))
            : text.joined(formatWhole(JOIN_BONUS.joining))}
        </p>
      )}
      <JoinSteps me={me} />
    </section>
  );
}
