import { LEGAL_CLAIMS } from '@planet-heroes/contracts/catalogue/legal';
import { WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/catalogue/plans';
import { useSearchParams } from 'react-router';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { PlanCard } from './plan-card';

/** The alliance screen; `?variant=` names the package that was chosen on the offer page (spec document 1, section 4). */
export function AlliancePage() {
  const [query] = useSearchParams();
  const text = messages.waterSystem.alliance;
  const plan = WATER_SYSTEM_PLANS.find(({ id }) => id === query.get('variant'));
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={text.lead}
        actions={<ButtonLink to="/aquacafe">{plan ? text.packages : text.choose}</ButtonLink>}
      />
      {plan && (
        <PageSection title={text.chosen}>
          <div className="max-w-md">
            <PlanCard plan={plan} />
          </div>
        </PageSection>
      )}
      <PageSection title={text.promises}>
        <FactCards
          facts={[
            { figure: text.hours(LEGAL_CLAIMS.installationHours), label: text.installation },
            { figure: text.hours(LEGAL_CLAIMS.emergencyRepairHours), label: text.repair },
            { figure: text.years(LEGAL_CLAIMS.replacementPartsYears), label: text.parts },
          ]}
        />
      </PageSection>
    </>
  );
}
