import { CARD_LIMITS } from '@planet-heroes/contracts/kernel/interface';
import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { categoriesTexts } from '../../../kernel/i18n/texts-categories.en';
import { commonTexts } from '../../../kernel/i18n/texts.en';
import { partnersTexts } from '../texts.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { OfferedText } from '../../../kernel/i18n/offered-text';
import { CategoryBadge } from '../../../kit/art/categories/category-badge';
import { CategoryScene } from '../../../kit/art/categories/category-scene';
import { Badge, type BadgeTone } from '../../../kit/badge';
import { Icon } from '../../../kit/icon';
import { MissionFunding } from './mission-funding';
import { takesSponsorships, truncate } from './mission-rules';

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
            {targetZone ? nameOf(targetZone) : text.everywhere}
          </p>
          <MissionFunding mission={mission} />
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-ink-muted">
            <span>{text.participants(formatWhole(currentParticipants))}</span>
            <span className="font-semibold text-ink">{commonTexts.points(formatWhole(pointsReward))}</span>
          </p>
        </div>
      </div>
    </>
  );
}

/** A mission's status, by colour and by word. */
function MissionStatusBadge({ status }: Pick<SponsoredMission, 'status'>) {
  return <Badge tone={TONES[status] ?? 'neutral'}>{partnersTexts.mission.status[status] ?? status}</Badge>;
}
