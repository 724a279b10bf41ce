import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { CARD_LIMITS } from '@planet-heroes/contracts/kernel/interface';
import { type ReactNode, type Ref, useId } from 'react';
import { formatWholeFils } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { nameOf } from '../../../kernel/i18n/name-of';
import { offered, OfferedText } from '../../translations/offered-text';
import { categoriesTexts } from '../../translations/texts.en';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { CategoryBadge } from '../../../kit/art/categories/category-badge';
import { CategoryScene } from '../../../kit/art/categories/category-scene';
import { Badge, type BadgeTone } from '../../../kit/badge';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';
import { RollingNumber } from '../../../kit/motion/rolling-number';
import { Progress } from '../../../kit/progress';
import { partnersTexts } from '../texts.en';
import { MissionSponsors } from './mission-sponsors';
import { fundingPercent, takesSponsorships, truncate } from './mission-rules';

interface ChoiceCardsProps<T> {
  legend: string;
  choices: readonly T[];
  value: string | undefined;
  onChange: (id: string) => void;
  /** What can be seen but not chosen. */
  isClosed?: (choice: T) => boolean;
  /** The grid's columns, as classes. */
  columns: string;
  /** What is wrong with the choice. */
  error: string | undefined;
  ref: Ref<HTMLFieldSetElement>;
  children: (choice: T, titleId: string) => ReactNode;
}

/**
 * One choice out of a few, as cards with much on them. A radio button lies over the whole card: arrow keys, forms and
 * screen readers just work, and it is named by the card's title alone.
 */
export function ChoiceCards<T extends { id: string }>(
  { legend, choices, value, onChange, isClosed, columns, error, ref, children }: ChoiceCardsProps<T>,
) {
  const name = useId();
  return (
    <fieldset ref={ref} aria-describedby={error && `${name}-error`} className="min-w-0 scroll-mt-24">
      <legend className="mb-4 font-display text-xl font-semibold">{legend}</legend>
      {error && <p id={`${name}-error`} className="-mt-2 mb-4 font-medium text-danger">{error}</p>}
      <div className={classNames('grid grid-cols-1 gap-4', columns)}>
        {choices.map((choice) => {
          const titleId = `${name}-${choice.id}`;
          const closed = choice.id !== value && isClosed?.(choice);
          return (
            <div
              key={choice.id}
              className={classNames(
                'relative flex flex-col overflow-hidden rounded-lg border bg-surface transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
                closed
                  ? 'border-line'
                  : 'border-line-strong shadow-card hover:border-accent has-checked:border-accent has-checked:shadow-[inset_0_0_0_2px_var(--color-accent)]',
              )}
            >
              {children(choice, titleId)}
              <input
                type="radio"
                name={name}
                value={choice.id}
                checked={choice.id === value}
                disabled={closed}
                onChange={() => onChange(choice.id)}
                aria-labelledby={titleId}
                aria-describedby={`${titleId}-details`}
                className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none disabled:cursor-not-allowed"
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Active green, funding yellow, anything else grey (spec document 2, section 4). */
const TONES: Partial<Record<SponsoredMission['status'], BadgeTone>> = { active: 'positive', funding: 'warning' };

/** What a mission's card shows (spec document 2, section 2). */
export function MissionDetails({ mission, titleId }: { mission: SponsoredMission; titleId: string }) {
  const text = partnersTexts.mission;
  const { title, description, category, status, targetZone, currentParticipants, pointsReward } = mission;
  return (
    <>
      <CategoryScene category={category} />
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex flex-wrap gap-2">
          <CategoryBadge category={category}>{categoriesTexts[category]}</CategoryBadge>
          <MissionStatusBadge status={status} />
          {status !== 'completed' && !takesSponsorships(mission) && <Badge>{text.funded}</Badge>}
        </div>
        <p id={titleId} className="font-display text-lg leading-snug font-semibold">
          <OfferedText of={title} />
        </p>
        <div id={`${titleId}-details`} className="flex grow flex-col gap-3 text-sm">
          <p>
            <bdi>
              <OfferedText of={description} cut={(text) => truncate(text, CARD_LIMITS.missionDescription)} />
            </bdi>
          </p>
          <p className="mt-auto flex items-center gap-2 text-ink-muted">
            <Icon name="pin" />
            <span>{targetZone ? nameOf(targetZone) : text.everywhere}</span>
          </p>
          <MissionFunding mission={mission} />
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-ink-muted">
            <span>{text.participants(formatWhole(currentParticipants))}</span>
            <span className="font-semibold text-ink">{commonTexts.points(formatWhole(pointsReward))}</span>
          </p>
        </div>
        <MissionSponsors mission={mission} />
      </div>
    </>
  );
}

/** A mission's status, by colour and by word. */
function MissionStatusBadge({ status }: Pick<SponsoredMission, 'status'>) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{partnersTexts.mission.status[status] ?? status}</Badge>;
}

/** How far a mission is funded, in dirhams, in percent and as a bar that moves. */
export function MissionFunding({ mission }: { mission: SponsoredMission }) {
  const text = partnersTexts.mission;
  const exact = fundingPercent(mission);
  const percent = Math.floor(exact) || exact;
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <RollingNumber
          value={mission.currentFunding}
          format={(fils) => text.funding(formatWholeFils(fils), formatWholeFils(mission.fundingGoal))}
        />
        <span className="font-semibold">{text.percent(percent % 1 ? '<1' : formatWhole(percent))}</span>
      </p>
      <Progress value={percent} label={text.fundingLabel(offered(mission.title))} />
    </div>
  );
}
