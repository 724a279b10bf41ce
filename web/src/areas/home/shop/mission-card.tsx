import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { formatFilsCompact } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { homeSectionsTexts } from '../texts-sections.en';
import { nameOf } from '../../../kernel/i18n/name-of';
import { offered } from '../../../kernel/i18n/offered';
import { OfferedText } from '../../../kernel/i18n/offered-text';
import type { IconName } from '../../../kit/icon-paths';
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
  const text = homeSectionsTexts.missions;
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
