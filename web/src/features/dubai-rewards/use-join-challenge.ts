import type { DubaiParticipation } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { meQueryKeys } from '../../shared/hero/me-queries';
import { hasFields } from '../../shared/api/read-answer';
import { liveQueryKeys } from '../../shared/live/query-keys';
import { messages } from '../../shared/messages/messages';
import { useHeroCommand } from './use-hero-command';

/** Joins a challenge as the visitor's hero. */
export function useJoinChallenge(challengeId: string) {
  const { joined, joinFailed } = messages.dubaiRewards.toasts;
  return useHeroCommand<DubaiParticipation, DubaiParticipation>({
    path: `/api/dubai/challenges/${encodeURIComponent(challengeId)}/join`,
    list: liveQueryKeys.dubaiChallenges,
    ownList: meQueryKeys.challenges,
    join: (participation, known) => [participation, ...known.filter((other) => other.challengeId !== challengeId)],
    tells: (answer) =>
      hasFields<DubaiParticipation>(answer, {
        challengeId: 'string', title: 'string', status: 'string', metric: 'string', progress: 'number', target: 'number', pointsEarned: 'number',
      }),
    success: joined,
    failure: joinFailed,
  });
}
