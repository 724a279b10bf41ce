import { IMPACT_BASELINE, MARKETING_FIGURES } from '@planet-heroes/contracts/areas/impact/catalogue';
import { formatMass } from '../../../../kernel/i18n/format-mass';
import { formatCompact, formatWhole } from '../../../../kernel/i18n/format-number';
import { communityTexts } from '../../texts.en';
import { FactCards } from '../../../../kit/fact-cards';
import { TabSection } from '../../../../kit/tab-section';
import { HeadlineChallenge } from './headline-challenge';
import { HeroMap } from './hero-map';

/** The hub's first tab: what the city does together, and where its heroes live (spec document 2, sections 1 and 2). */
export function OverviewTab() {
  const { facts, map } = communityTexts;
  return (
    <div className="grid gap-12">
      <HeadlineChallenge />
      <FactCards
        facts={[
          { figure: formatWhole(IMPACT_BASELINE.heroes), label: facts.members },
          { figure: formatCompact(IMPACT_BASELINE.bottlesPrevented), label: facts.bottles },
          { figure: formatMass(IMPACT_BASELINE.co2SavedGrams), label: facts.carbon },
          { figure: facts.percent(MARKETING_FIGURES.growthPercent), label: facts.growth },
        ]}
      />
      <TabSection title={map.title} lead={map.lead}>
        <HeroMap />
      </TabSection>
    </div>
  );
}
