import type { SocialChallenge } from '@planet-heroes/contracts/areas/social-challenges/schemas';
import { socialChallengesTexts } from '../texts.en';
import { EmptyState } from '../../../kit/empty-state';
import { useNow } from '../../../kit/use-now';
import { ChallengeCard } from './challenge-card';
import { type ChallengeTab, challengesOf } from '../../shares/challenges-of';
import { EmptyArt } from './empty-art';

/** The challenges of one tab, or what to do where there are none. */
export function ChallengeList({ tab, challenges }: { tab: ChallengeTab; challenges: readonly SocialChallenge[] }) {
  const now = useNow();
  const shown = challengesOf(tab, challenges);
  if (shown.length === 0) {
    const { title, description } = socialChallengesTexts.empty[tab];
    return <EmptyState title={title} description={description} art={<EmptyArt />} />;
  }
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {shown.map((challenge) => (
        <li key={challenge.id} className="min-w-0">
          <ChallengeCard challenge={challenge} now={now} />
        </li>
      ))}
    </ul>
  );
}
