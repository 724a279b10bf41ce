import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import type { SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { messages } from '../../shared/messages/messages';
import { ChallengeCard } from './challenge-card';
import { MissionCard } from './mission-card';
import { PreviewList } from './preview-list';

/** Cards of each kind: a taste, with the way to all of them. */
const SHOWN = 3;

/** Missions that look for sponsors and challenges that can be joined, as they stand now (spec document 1, section 2). */
export function MissionsPanel() {
  const missions = useLiveQuery<SponsoredMission[]>('missions', liveQueryKeys.missions);
  const challenges = useLiveQuery<SocialChallenge[]>('challenges', liveQueryKeys.socialChallenges);
  const text = messages.home.missions;
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
