import { POINT_RANGES } from '@planet-heroes/contracts/catalogue/points';
import { formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { HeroLevels } from './hero-levels';

const { ways } = messages.planetPoints;

const WAYS = (['trade', 'waterPurchase', 'referral', 'dailyAction'] as const).map((way) => ({
  figure: messages.common.range(formatWhole(POINT_RANGES[way].min), formatWhole(POINT_RANGES[way].max)),
  label: ways[way],
}));

/** The Planet points page, which the navigation calls Play (spec document 1, section 2). */
export function PlanetPointsPage() {
  const text = messages.planetPoints;
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <ButtonLink to="/leaderboard">{text.leaderboard}</ButtonLink>
            <ButtonLink to="/redeem" variant="secondary">
              {text.redeem}
            </ButtonLink>
          </>
        }
      />
      <PageSection title={text.ways.title}>
        <FactCards facts={WAYS} />
      </PageSection>
      <PageSection title={text.levels.title} lead={text.levels.lead}>
        <HeroLevels />
      </PageSection>
    </>
  );
}
