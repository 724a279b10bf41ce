import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { formatWhole } from '../../../../kernel/i18n/format-number';
import { joiningTexts } from '../../texts-joining.en';
import { classNames } from '../../../../kit/class-names';
import { Icon } from '../../../../kit/icon';
import { VisuallyHidden } from '../../../../kit/visually-hidden';

/** The three steps to a hero's first 150 points, and which of them are done. */
export function JoinSteps({ me }: { me: HeroProfile }) {
  const { steps } = joiningTexts.profile;
  const bonuses = [
    { points: JOIN_BONUS.joining, name: steps.joining, isDone: true },
    { points: JOIN_BONUS.profileComplete, name: steps.profile, isDone: me.profileComplete },
    { points: JOIN_BONUS.referredFriend, name: steps.friend, isDone: me.referralCount > 0 },
  ];
  return (
    <ul className="grid gap-2 text-sm sm:grid-cols-3">
      {bonuses.map(({ points, name, isDone }) => (
        <li key={name} className="flex items-center gap-2 rounded-md bg-surface px-3 py-2">
          <span
            className={classNames(
              'grid size-6 shrink-0 place-items-center rounded-full',
              isDone ? 'bg-accent text-accent-ink' : 'border border-line-strong',
            )}
          >
            {isDone && <Icon name="check" className="size-4" />}
          </span>
          <span>
            <strong className="font-semibold tabular-nums">{steps.points(formatWhole(points))}</strong> {name}
            <VisuallyHidden>, <span>{isDone ? steps.done : steps.open}</span></VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
