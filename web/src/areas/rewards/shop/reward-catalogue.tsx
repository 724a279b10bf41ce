import { REWARD_CATEGORIES, type RewardCategory } from '@planet-heroes/contracts/areas/rewards/catalogue';
import { useState } from 'react';
import { rewardsTexts } from '../texts.en';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { rewardCatalogue } from './catalogue';
import { RewardGrid } from './reward-grid';

type Filter = 'all' | RewardCategory;
const FILTERS: readonly Filter[] = ['all', ...REWARD_CATEGORIES];

/** The rewards catalogue: all, tech, water or food (spec document 1, section 4, Rewards filter). */
export function RewardCatalogue() {
  const { filters, filterLabel } = rewardsTexts.catalogue;
  const [filter, setFilter] = useState<Filter>('all');
  const rewards = rewardCatalogue();
  return (
    <Tabs
      label={filterLabel}
      tabs={FILTERS.map((value) => ({ value, label: filters[value] }))}
      value={filter}
      onChange={setFilter}
    >
      {FILTERS.map((value) => (
        <TabPanel key={value} value={value}>
          <RewardGrid rewards={rewards.filter(({ category }) => value === 'all' || category === value)} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
