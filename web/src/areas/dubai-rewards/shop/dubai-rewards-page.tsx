import { PRIZE_KEPT_DAYS } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { challengesQuery, cheapestFirst, myChallengesQuery, myClaimsQuery, rewardsQuery } from '../dubai-queries';
import { dubaiRewardsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { TitleRow } from '../../../kernel/live/title-row';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { useQueryTab } from '../../../kernel/routing/use-query-tab';
import { CLAIMS_ID, DUBAI_TABS, type DubaiTab, OwnClaims, TABS_ID } from './own-claims';
import { OwnPoints } from './own-points';
import { Spot } from '../../../kit/art/spot';
import { Dhow } from '../../../kit/art/dhow';
import { Heading } from '../../../kit/heading';
import { SKELETONS } from '@planet-heroes/contracts/kernel/interface';
import type { DubaiChallenge, DubaiReward } from '@planet-heroes/contracts/areas/dubai-rewards/schemas';
import { useQuery } from '@tanstack/react-query';
import { ChallengeCard } from './challenge-card';
import { OfferGrid } from './offer-grid';
import { useMe } from '../../heroes/use-me';
import { RewardCard } from './reward-card';

/** Dubai challenges and rewards (spec document 2, section 2). */
export function DubaiRewardsPage() {
  const text = dubaiRewardsTexts;
  const [tab, setTab] = useQueryTab(DUBAI_TABS);
  const challenges = useLiveQuery('dubai', challengesQuery);
  const rewards = useLiveQuery('dubai', rewardsQuery);

  // What was shown before stays when a later look fails: the badge in the top bar says that it is not live.
  const failed = [challenges, rewards].filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) return <DubaiUnavailable onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;

  const show = (wanted: DubaiTab): void => {
    setTab(wanted);
    document.getElementById(TABS_ID)?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <TitleRow
        live
        title={text.title}
        lead={text.lead}
        art={<DubaiArt />}
        actions={
          <>
            <Button size="small" onClick={() => show('challenges')}>{text.showChallenges}</Button>
            <Button size="small" variant="secondary" onClick={() => show('rewards')}>
              {text.showRewards}
            </Button>
          </>
        }
      />
      <div className="page-width grid grid-cols-1 gap-4 pt-4 pb-16 sm:pb-24">
        <OwnPoints onShowClaims={() => setTab('rewards', CLAIMS_ID)} />
        <div id={TABS_ID}>
          <Tabs
            label={text.tabs.label}
            tabs={DUBAI_TABS.map((value) => ({ value, label: text.tabs[value] }))}
            value={tab}
            onChange={(value) => setTab(value)}
          >
            <TabPanel value="challenges" className="grid grid-cols-1 gap-4">
              <p className="text-sm text-ink-muted">
                <span>{text.challenge.countsOnceJoined}</span> <span>{text.challenge.prize(PRIZE_KEPT_DAYS)}</span>
              </p>
              <ChallengeList challenges={challenges.data} />
            </TabPanel>
            <TabPanel value="rewards" className="grid grid-cols-1 gap-12">
              <RewardList rewards={rewards.data} />
              <OwnClaims />
            </TabPanel>
          </Tabs>
        </div>
      </div>
    </>
  );
}

/** The city between dunes and sea. */
function DubaiArt() {
  return (
    <Spot sun={[58, 34]}>
      <path fill="var(--color-spot-soft)" d="M34 78V50h12v28zm16 0V40h12v38zm60 0V46l9-6v38zm14 0V54h14v24z" />
      <path fill="var(--color-spot-ink)" d="M76 78l3-22h3l2-22h2l2-30 2 30h2l2 22h3l3 22z" />
      <path fill="var(--color-spot)" d="M98 78V34c8 4 12 10 12 20v24zM62 78V56h12v22z" />
      <path fill="var(--color-dune)" d="M20 76c30-8 100-9 136-1l-10 6H30z" />
    </Spot>
  );
}

/** Shown instead of the whole screen when a list could not be loaded (spec document 2, sections 2 and 8). */
function DubaiUnavailable({ onRetry }: { onRetry: () => void }) {
  const { unavailable, retry } = dubaiRewardsTexts;
  return (
    <div className="page-width flex min-h-[60dvh] flex-col items-center justify-center gap-6 py-16 text-center">
      <svg aria-hidden viewBox="0 0 240 150" className="h-40 w-auto" fill="none">
        <circle cx="164" cy="62" r="44" fill="var(--color-sun)" opacity="0.7" />
        <Dhow sail="var(--color-sail)" transform="translate(50 12)" />
        <path
          fill="var(--color-sea)"
          d="M0 122c20 0 20-8 40-8s20 8 40 8 20-8 40-8 20 8 40 8 20-8 40-8 20 8 40 8v28H0z"
        />
      </svg>
      <Heading level={1} size={2} className="max-w-[26ch]">
        {unavailable}
      </Heading>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}

/** The challenges, each with the visitor's own part in it. */
function ChallengeList({ challenges }: { challenges: readonly DubaiChallenge[] | undefined }) {
  const text = dubaiRewardsTexts;
  const { data: own } = useQuery(myChallengesQuery);
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

/** The rewards, the cheapest first, each with what it would leave the visitor and the visitor's last claim of it. */
function RewardList({ rewards }: { rewards: readonly DubaiReward[] | undefined }) {
  const text = dubaiRewardsTexts;
  const { data: claims } = useQuery(myClaimsQuery);
  const { data: me } = useMe();
  const points = me === null ? 0 : me?.availablePoints;
  return (
    <OfferGrid
      offers={rewards && cheapestFirst(rewards)}
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
