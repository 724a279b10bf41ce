import { LEGAL_CLAIMS } from '@planet-heroes/contracts/catalogue/legal';
import { CONTACT } from '../../shared/config/contact';
import { messages } from '../../shared/messages/messages';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { StepList } from '../../shared/ui/step-list';

const text = messages.legal.privacy;

const PROTECTION = [
  { figure: LEGAL_CLAIMS.dataWipeStandard, label: text.wipe },
  { figure: LEGAL_CLAIMS.encryption, label: text.encryption },
  { figure: text.auditsFigure, label: text.audits },
];

/** Privacy (spec document 2, section 2). */
export function PrivacyPage() {
  return (
    <>
      <PageHeader eyebrow={text.eyebrow} title={text.title} lead={text.lead} />
      <PageSection title={text.protection}>
        <FactCards facts={PROTECTION} />
      </PageSection>
      <PageSection title={text.rights}>
        <StepList steps={text.rightsList} />
        <p className="mt-8 text-ink-muted">{text.contact(CONTACT.email)}</p>
      </PageSection>
    </>
  );
}
