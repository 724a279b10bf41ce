import { HEADLINE_CHALLENGE } from '@planet-heroes/contracts/areas/community/community-hub';
import { formatCompact } from '../../../../kernel/i18n/format-number';
import { communityTexts } from '../../texts.en';
import { classNames } from '../../../../kit/class-names';
import { Icon } from '../../../../kit/icon';

/** What the city unlocks on the way to the million. */
export function HeadlineRewards({ bottles }: { bottles: number }) {
  const text = communityTexts.headline;
  return (
    <div>
      <p className="text-sm font-semibold">{text.rewards}</p>
      <ol className="mt-2 grid gap-2 sm:grid-cols-3">
        {HEADLINE_CHALLENGE.rewardsAt.map((at, index) => {
          const isUnlocked = bottles >= at;
          return (
            <li key={at} className={classNames('rounded-md p-4', isUnlocked ? 'bg-positive-soft' : 'bg-canvas')}>
              <p
                className={classNames(
                  'flex items-center gap-1.5 text-xs font-semibold',
                  isUnlocked ? 'text-positive' : 'text-ink-muted',
                )}
              >
                <Icon name={isUnlocked ? 'check' : 'gift'} />
                {isUnlocked ? text.unlocked(formatCompact(at)) : text.unlocksAt(formatCompact(at))}
              </p>
              <p className="mt-1 font-medium">{text.rewardNames[index]}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
