import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { privacyTexts } from '../texts-privacy.en';
import { LegalPage } from './legal-page';
import { ShieldArt } from './legal-art';

/** Privacy (spec document 2, section 2). */
export function PrivacyPage() {
  const { title, lead, facts, sections } = privacyTexts;
  return (
    <LegalPage
      title={title}
      lead={lead}
      art={<ShieldArt />}
      facts={[
        { figure: LEGAL_CLAIMS.dataWipeStandard, label: facts.wipe },
        { figure: LEGAL_CLAIMS.encryption, label: facts.encryption },
        { figure: facts.auditsFigure(LEGAL_CLAIMS.audits), label: facts.audits },
      ]}
      sections={sections(LEGAL_CLAIMS)}
    />
  );
}
