import { SKELETONS } from '@planet-heroes/contracts/kernel/interface';
import type { DubaiChallenge } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { dubaiRewardsTexts } from '../texts.en';
import { ChallengeCard } from './challenge-card';
import { OfferGrid } from './offer-grid';

/** The challenges, each with the visitor's own part in it. */
export function ChallengeList({ challenges }: { challenges: readonly DubaiChallenge[] | undefined }) {
  const text = dubaiRewardsTexts;
  const { data: own } = useQuery(queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyDubaiChallenges));
  return (
    <OfferGrid
      offers={challenges}
      label={text.tabs.challenges}
      loading={text.loadingChallenges}
      empty={text.noChallenges}
      skeletons={SKELETONS.dubaiChallenges}
      columns={2}
    >
      {(challenge) => (
        <ChallengeCard
          challenge={challenge}
          own={own?.find(({ challengeId }) => challengeId === challenge.id)}
        />
      )}
    </OfferGrid>
  );
}
