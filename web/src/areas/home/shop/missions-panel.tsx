import { SOCIAL_CHALLENGES_ROUTES } from '@planet-heroes/contracts/areas/social-challenges/routes';
import { MISSIONS_ROUTES } from '@planet-heroes/contracts/areas/missions/routes';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { homeSectionsTexts } from '../texts-sections.en';
import { ChallengeCard } from './challenge-card';
import { MissionCard } from './mission-card';
import { PreviewList } from './preview-list';

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
