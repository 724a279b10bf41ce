import { SPONSOR_PROGRAMMES } from '@planet-heroes/contracts/catalogue/tiers';
import { formatUsd } from '../../shared/format/format-money';
import { messages } from '../../shared/messages/messages';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';

const { champions, programmes } = messages.partners;

const CHAMPIONS = [
  { figure: champions.gold, label: champions.goldText },
  { figure: champions.silver, label: champions.silverText },
  { figure: champions.bronze, label: champions.bronzeText },
  { figure: champions.ambassador, label: champions.ambassadorText },
];

const PROGRAMMES = (['enterprise', 'community'] as const).map((programme) => ({
  figure: programmes[programme],
  label: programmes.perMonth(formatUsd(SPONSOR_PROGRAMMES[programme].fromUsdPerMonth)),
  note: programmes.missions(SPONSOR_PROGRAMMES[programme].missionsPerMonth),
}));

/** Partners and champions (spec document 2, section 2). */
export function PartnersPage() {
  const text = messages.partners;
  return (
    <>
      <PageHeader eyebrow={text.eyebrow} title={text.title} lead={text.lead} />
      <PageSection title={text.champions.title}>
        <FactCards facts={CHAMPIONS} />
      </PageSection>
      <PageSection title={text.programmes.title} lead={text.programmes.lead}>
        <FactCards facts={PROGRAMMES} />
      </PageSection>
    </>
  );
}
