import { partnersTexts } from '../texts.en';
import { TitleRow } from '../../../kernel/live/title-row';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { useQueryTab } from '../../../kernel/routing/use-query-tab';
import { ChampionsTab } from './champions-tab';
import { ClosingButtons } from './closing-buttons';
import { FleetArt } from './fleet-art';
import { PARTNER_TABS, SECTION_IDS } from './partner-sections';
import { SponsorsTab } from './sponsors-tab';

/** Partners and champions (spec document 2, section 2). */
export function PartnersPage() {
  const text = partnersTexts;
  const [tab, setTab] = useQueryTab(PARTNER_TABS);
  return (
    <>
      <TitleRow live title={text.title} lead={text.lead} art={<FleetArt />} />
      <div className="page-width pt-4">
        <Tabs
          label={text.tabs.label}
          tabs={PARTNER_TABS.map((value) => ({ value, label: text.tabs[value] }))}
          value={tab}
          onChange={(value) => setTab(value)}
        >
          <TabPanel value="champions" className="grid grid-cols-1 gap-14 sm:pt-10">
            <ChampionsTab />
          </TabPanel>
          <TabPanel value="sponsors" className="grid grid-cols-1 gap-14 sm:pt-10">
            <SponsorsTab />
          </TabPanel>
        </Tabs>
      </div>
      <ClosingButtons
        onPartner={() => setTab('sponsors', SECTION_IDS.sponsor)}
        onLearn={() => setTab('sponsors', SECTION_IDS.explainer)}
      />
    </>
  );
}
