import { SKELETONS } from '@planet-heroes/contracts/kernel/interface';
import type { DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useMe } from '../../heroes/use-me';
import { dubaiRewardsTexts } from '../texts.en';
import { OfferGrid } from './offer-grid';
import { RewardCard } from './reward-card';

/** The rewards, each with what it would leave the visitor and the visitor's last claim of it. */
export function RewardList({ rewards }: { rewards: readonly DubaiReward[] | undefined }) {
  const text = dubaiRewardsTexts;
  const { data: claims } = useQuery(queryOptionsOf(DUBAI_REWARDS_ROUTES.listMyClaims));
  const { data: me } = useMe();
  const points = me === null ? 0 : me?.availablePoints;
  return (
    <OfferGrid
      offers={rewards}
      label={text.tabs.rewards}
      loading={text.loadingRewards}
      empty={text.noRewards}
      skeletons={SKELETONS.dubaiRewards}
      columns={3}
    >
      {(reward) => (
        <RewardCard
          reward={reward}
          points={points}
          claim={claims?.find(({ rewardId }) => rewardId === reward.id)}
        />
      )}
    </OfferGrid>
  );
}
