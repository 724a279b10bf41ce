import type { HeroProfile } from '@planet-heroes/contracts/areas/heroes/schemas';
import { useState } from 'react';
import { joiningTexts } from '../../texts-joining.en';
import { accountsTexts } from '../../texts.en';
import { TabPanel, Tabs } from '../../../../kit/tabs';
import { AccountPanel } from '../account/account-panel';
import { KeepNotice } from '../account/keep-notice';
import { MergeOffer } from '../merge-offer';
import { useMyAccount } from '../account/use-my-account';
import { ReferralPanel } from '../../../shares';
import { OwnBadges } from './own-badges';
import { OwnData } from './own-data';
import { ProfileForm } from './profile-form';
import { ProfilePoints } from './profile-points';

const { tabs } = joiningTexts.profile;
const TABS = (['profile', 'friends', 'account', 'data'] as const).map((value) => ({
  value,
  get label() {
    return value === 'account' ? accountsTexts.panel.tab : tabs[value];
  },
}));
type Tab = (typeof TABS)[number]['value'];

/**
 * All that is a hero's own: points, what completes the profile, friends, how one comes back to it, and the data that is
 * kept.
 */
export function Profile({ me }: { me: HeroProfile }) {
  const [tab, setTab] = useState<Tab>('profile');
  const { data: account } = useMyAccount();
  const [left, setLeft] = useState<string>();
  const other = account?.otherHero;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {other && other.mergePoints > 0 && other.id !== left && (
        <MergeOffer other={other} onLeave={() => setLeft(other.id)} />
      )}
      <ProfilePoints me={me} />
      {tab !== 'account' && <KeepNotice onKeep={() => setTab('account')} />}
      <OwnBadges me={me} />
      <Tabs label={tabs.label} tabs={TABS} value={tab} onChange={setTab}>
        <TabPanel value="profile">
          <ProfileForm me={me} />
        </TabPanel>
        <TabPanel value="friends">
          <ReferralPanel />
        </TabPanel>
        <TabPanel value="account">
          <AccountPanel />
        </TabPanel>
        <TabPanel value="data">
          <OwnData />
        </TabPanel>
      </Tabs>
    </div>
  );
}
