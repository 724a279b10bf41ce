import { lazy, useState } from 'react';
import { JOIN_BONUS } from '@planet-heroes/contracts/areas/heroes/points';
import { Queries } from '../../../kernel/api/queries';
import { useHydrated } from '../../../kernel/hydration/use-hydrated';
import { useAddress } from '../../../kernel/routing/use-routing';
import { Heading } from '../../../kit/heading';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { loadAhead, loadCode } from '../../../kernel/hydration/not-loaded';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { Card } from '../../../kit/card';
import { Skeleton } from '../../../kit/skeleton';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { Icon } from '../../../kit/icon';
import { useOwnHero } from '../../heroes/use-me';
import { ImpactStrip } from '../../impact/impact-strip';
import {
  QuickCalculator, type TradeCalculator, type TradeChoiceStore, useTradeCalculator,
} from '../../trade-ins/index';
import { homeSectionsTexts } from '../texts-sections.en';
import { Founders } from './founders';
import { MainTabs } from './main-tabs';
import { ResultsSection } from './results-section';
import { ASSISTANT_ID } from './home-hero';

export { lockPrice } from '../../trade-ins/lock-price';

const loadConciergeChat = () => loadCode(() => import('../../concierge/concierge-chat'));
const ConciergeChat = lazy(async () => ({ default: (await loadConciergeChat()).ConciergeChat }));

type AssistantTab = 'calculator' | 'chat';
/** Where the hero's last choice leads. */
const CHAT_ID = 'chat';
const LINKED: Partial<Record<string, AssistantTab>> = { [`#${ASSISTANT_ID}`]: 'calculator', [`#${CHAT_ID}`]: 'chat' };

/** The trade-in and leaderboard section, which other pages reach as `/#meet-deli` (spec document 1, section 2). */
function AssistantSection({ calculator }: { calculator: TradeCalculator }) {
  const { title, lead, tabs } = homeSectionsTexts.assistant;
  const { model } = calculator.choice;
  const { key, hash } = useAddress();
  const [chosen, setChosen] = useState<{ tab: AssistantTab; at: string }>({ tab: 'calculator', at: '' });
  // A link opens its tab, regardless of an earlier choice: one to this section is about a trade-in.
  const linked = useHydrated() && chosen.at !== key ? LINKED[hash] : undefined;
  const tab = linked ?? chosen.tab;
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
        <div
          id={CHAT_ID}
          className="outline-none"
          onPointerEnter={() => loadAhead(loadConciergeChat)}
          onFocus={() => loadAhead(loadConciergeChat)}
        >
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

/** The chat's shape, while its code loads. */
function ChatPending() {
  return (
    <Card aria-busy className="grid gap-8 p-5 sm:p-8 lg:min-h-[36rem] lg:grid-cols-2 lg:gap-12">
      <div className="flex flex-col gap-7">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-36" />
        <Skeleton className="h-12 w-32 self-end rounded-full" />
      </div>
      <Skeleton className="min-h-80 rounded-lg" />
    </Card>
  );
}

/** The way to the leaderboard, for those who came for it; who has joined is on it. */
function BoardInvitation() {
  const { title, text, own, link } = homeSectionsTexts.assistant.board;
  const isMember = useOwnHero().kind === 'joined';
  return (
    <Card tone="sand" className="flex flex-wrap items-center gap-x-8 gap-y-4 sm:px-8">
      <Icon name="trophy" className="size-10 text-gold" />
      <div className="min-w-0 flex-1 basis-60">
        <Heading level={3}>{title}</Heading>
        <p className="mt-1 text-ink-muted">{isMember ? own : text(formatWhole(JOIN_BONUS.total))}</p>
      </div>
      <ButtonLink to="/leaderboard" variant="secondary">
        {link}
      </ButtonLink>
    </Card>
  );
}

/** Home from the calculator down. */
export function HomeBelow({ store }: { store: TradeChoiceStore }) {
  return <Queries><Sections store={store} /></Queries>;
}

function Sections({ store }: { store: TradeChoiceStore }) {
  const calculator = useTradeCalculator('home', store);
  return (
    <>
      <AssistantSection calculator={calculator} />
      <MainTabs />
      <ResultsSection calculator={calculator} />
      <Founders />
      <div className="page-width pb-8">
        <ImpactStrip withBadge />
      </div>
    </>
  );
}
