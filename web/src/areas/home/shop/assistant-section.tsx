import { lazy, useState } from 'react';
import { useAddress } from '../../../kernel/routing/use-routing';
import { homeSectionsTexts } from '../texts-sections.en';
import { Heading } from '../../../kit/heading';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { QuickCalculator, type TradeCalculator } from '../../trade-ins';
import { BoardInvitation } from './board-invitation';
import { ChatPending } from './chat-pending';
import { ASSISTANT_ID } from './section-ids';
import { loadAhead } from '../../../kernel/hydration/not-loaded';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadConciergeChat } from '../../concierge';

const ConciergeChat = lazy(async () => ({ default: (await loadConciergeChat()).ConciergeChat }));

type AssistantTab = 'calculator' | 'chat';

/** The trade-in and leaderboard section, which other pages reach as `/#meet-deli` (spec document 1, section 2). */
export function AssistantSection({ calculator }: { calculator: TradeCalculator }) {
  const { title, lead, tabs } = homeSectionsTexts.assistant;
  const { model } = calculator.choice;
  const { key, hash } = useAddress();
  const [chosen, setChosen] = useState<{ tab: AssistantTab; at: string }>({ tab: 'calculator', at: key });
  // Links to this section are about a trade-in: whoever follows one means the calculator, whatever was chosen before.
  const tab = hash === `#${ASSISTANT_ID}` && chosen.at !== key ? 'calculator' : chosen.tab;
  return (
    <section
      id={ASSISTANT_ID}
      aria-labelledby="assistant-heading"
      className="border-y border-line bg-band outline-none"
    >
      <div className="page-width section-gap flex flex-col gap-8">
        <div>
          <Heading level={2} id="assistant-heading">
            {title}
          </Heading>
          <p className="mt-3 max-w-prose text-lg text-ink-muted">{lead}</p>
        </div>
        {/* The chat's code is on its way before its tab is pressed. */}
        <div onPointerEnter={() => loadAhead(loadConciergeChat)} onFocus={() => loadAhead(loadConciergeChat)}>
          <Tabs
            label={tabs.label}
            tabs={[
              { value: 'calculator', label: tabs.calculator },
              { value: 'chat', label: tabs.chat },
            ]}
            value={tab}
            onChange={(next) => setChosen({ tab: next, at: key })}
          >
            <TabPanel value="calculator">
              <QuickCalculator calculator={calculator} />
            </TabPanel>
            <TabPanel value="chat">
              <LaterPart wasAskedFor pending={<ChatPending />}>
                <ConciergeChat phoneModels={model ? [model] : []} />
              </LaterPart>
            </TabPanel>
          </Tabs>
        </div>
        <BoardInvitation />
      </div>
    </section>
  );
}
