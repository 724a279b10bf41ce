import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { formatFilsCompact } from '../../shared/format/format-money';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { nameOf } from '../../shared/messages/name-of';
import { offered } from '../../shared/messages/offered';
import { OfferedText } from '../../shared/messages/offered-text';
import type { IconName } from '../../shared/ui/icon-paths';
import { PreviewCard } from './preview-card';

const ICONS: Record<SponsoredMission['category'], IconName> = {
  water: 'drop',
  energy: 'sun',
  biodiversity: 'leaf',
  waste: 'phone',
  transport: 'truck',
};

/** A sponsored mission in short. */
export function MissionCard({ mission }: { mission: SponsoredMission }) {
  const text = messages.homeSections.missions;
  const { category, title, description, targetZone, currentFunding, fundingGoal, currentParticipants, pointsReward } =
    mission;
  return (
    <PreviewCard
      icon={ICONS[category]}
      kind={text.sponsored.categories[category]}
      reward={text.reward(formatWhole(pointsReward))}
      title={<OfferedText of={title} />}
      text={<OfferedText of={description} />}
      progress={{
        label: text.sponsored.funding(offered(title)),
        value: currentFunding,
        max: Math.max(fundingGoal, 1),
        figures: text.sponsored.funded(formatFilsCompact(currentFunding), formatFilsCompact(fundingGoal)),
      }}
      foot={text.sponsored.heroes(
        formatWhole(currentParticipants),
        (targetZone && nameOf(targetZone)) ?? text.sponsored.everywhere,
      )}
    />
  );
}
