import { LEGAL_CLAIMS } from '@planet-heroes/contracts/catalogue/legal';
import { messages } from '../../shared/messages/messages';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';

const text = messages.legal.terms;

const PROMISES = [
  { figure: text.years(LEGAL_CLAIMS.filtrationWarrantyYears), label: text.filtration },
  { figure: text.year(LEGAL_CLAIMS.electronicsWarrantyYears), label: text.electronics },
  { figure: text.days(LEGAL_CLAIMS.moneyBackDays), label: text.moneyBack },
  { figure: text.hours(LEGAL_CLAIMS.installationHours), label: text.installation },
  { figure: text.days(LEGAL_CLAIMS.changeNoticeDays), label: text.notice },
  { figure: LEGAL_CLAIMS.oldestAcceptedPhone, label: text.phones },
];

/** Terms (spec document 2, section 2). */
export function TermsPage() {
  return (
    <>
      <PageHeader eyebrow={text.eyebrow} title={text.title} lead={text.lead} />
      <PageSection title={text.promises} lead={text.updated}>
        <FactCards facts={PROMISES} />
      </PageSection>
    </>
  );
}
