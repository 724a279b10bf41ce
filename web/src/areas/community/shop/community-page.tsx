import { Suspense } from 'react';
import { communityTexts } from '../texts.en';
import { TitleRow } from '../../../kernel/live/title-row';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { useQueryTab } from '../../../kernel/routing/use-query-tab';
import { COMMUNITY_TABS } from './community-tab';
import { CommunityArt } from './community-art';
import { COMMUNITY_PANELS } from './community-panels';
import { PanelPending } from './panel-pending';

/** The community hub: nine tabs, each with an address of its own (spec document 2, section 2). */
export function CommunityPage() {
  const text = communityTexts;
  const [tab, choose] = useQueryTab(COMMUNITY_TABS);
  const Panel = COMMUNITY_PANELS[tab];
  return (
    <>
      <TitleRow live title={text.title} lead={text.lead} art={<CommunityArt />} />
      <div className="page-width pt-2 pb-16 sm:pb-24">
        <Tabs
          label={text.tabsLabel}
          tabs={COMMUNITY_TABS.map((value) => ({ value, label: text.tabs[value] }))}
          value={tab}
          onChange={choose}
        >
          <TabPanel value={tab} className="pt-8">
            <Suspense fallback={<PanelPending />}>
              <Panel />
            </Suspense>
          </TabPanel>
        </Tabs>
      </div>
    </>
  );
}
