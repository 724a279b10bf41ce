import { IMPACT_BASELINE, MARKETING_FIGURES } from '@planet-heroes/contracts/catalogue/impact';
import { formatMass } from '../../shared/format/format-mass';
import { formatCompact, formatWhole } from '../../shared/format/format-number';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';

const text = messages.environmental;

const FIGURES = [
  { figure: formatCompact(IMPACT_BASELINE.bottlesPrevented), label: text.figures.bottles },
  { figure: formatMass(IMPACT_BASELINE.co2SavedGrams), label: text.figures.carbon },
  { figure: formatWhole(MARKETING_FIGURES.devicesCollected), label: text.figures.devices },
];

/** Environmental impact, with the fixed figures (spec document 2, sections 2 and 9). */
export function EnvironmentalPage() {
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <ButtonLink to="/aquacafe">{text.aquacafe}</ButtonLink>
            <ButtonLink to="/community" variant="secondary">
              {text.community}
            </ButtonLink>
          </>
        }
      />
      <PageSection title={text.figures.title}>
        <FactCards facts={FIGURES} />
      </PageSection>
    </>
  );
}
