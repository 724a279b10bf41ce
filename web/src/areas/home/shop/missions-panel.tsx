import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { homeSectionsTexts } from '../texts-sections.en';
import { ChallengeCard } from './challenge-card';
import { PreviewList } from './preview-list';
import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { formatFilsCompact } from '../../../kernel/i18n/format-money';
import { formatWhole } from '../../../kernel/i18n/format-number';
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

/** Cards of each kind: a taste, with the way to all of them. */
const SHOWN = 3;

/**
 * Missions that look for sponsors and challenges that can be joined, as they stand now (spec document 1, section 2).
 */
export function MissionsPanel() {
  const missions = useLiveQuery('missions', queryOptionsOf(MISSIONS_ROUTES.listMissions));
  const challenges = useLiveQuery('challenges', queryOptionsOf(SOCIAL_CHALLENGES_ROUTES.listSocialChallenges));
  const text = homeSectionsTexts.missions;
  return (
    <div className="grid gap-10">
      <PreviewList
        {...text.sponsored}
        to="/partners"
        isFailed={missions.isError}
        retry={() => void missions.refetch()}
        items={missions.data?.filter(({ status }) => status !== 'completed').slice(0, SHOWN)}
        skeletons={SHOWN}
        keyOf={({ id }) => id}
        render={(mission) => <MissionCard mission={mission} />}
      />
      <PreviewList
        {...text.challenges}
        to="/community"
        isFailed={challenges.isError}
        retry={() => void challenges.refetch()}
        items={challenges.data?.filter(({ isActive }) => isActive).slice(0, SHOWN)}
        skeletons={SHOWN}
        keyOf={({ id }) => id}
        render={(challenge) => <ChallengeCard challenge={challenge} />}
      />
    </div>
  );
}

/** A sponsored mission in short. */
function MissionCard({ mission }: { mission: SponsoredMission }) {
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
