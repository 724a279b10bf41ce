import { DUBAI_REWARDS_ROUTES } from '@planet-heroes/contracts/areas/dubai-rewards/routes';
import { queryOptionsOf } from '../../../kernel/api/query-options';
import { useLiveQuery } from '../../../kernel/live/use-live-query';
import { dubaiRewardsTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { TitleRow } from '../../../kernel/live/title-row';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { useQueryTab } from '../../../kernel/routing/use-query-tab';
import { ChallengeList } from './challenge-list';
import { DubaiArt } from './dubai-art';
import { CLAIMS_ID, DUBAI_TABS, type DubaiTab, TABS_ID } from './dubai-tabs';
import { DubaiUnavailable } from './dubai-unavailable';
import { OwnClaims } from './own-claims';
import { OwnPoints } from './own-points';
import { RewardList } from './reward-list';

/** Dubai challenges and rewards (spec document 2, section 2). */
export function DubaiRewardsPage() {
  const text = dubaiRewardsTexts;
  const [tab, setTab] = useQueryTab(DUBAI_TABS);
  const challenges = useLiveQuery('dubai', queryOptionsOf(DUBAI_REWARDS_ROUTES.listDubaiChallenges));
  const rewards = useLiveQuery('dubai', queryOptionsOf(DUBAI_REWARDS_ROUTES.listDubaiRewards));

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
            <TabPanel value="challenges">
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
