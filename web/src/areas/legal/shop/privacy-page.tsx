import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { privacyTexts } from '../texts-privacy.en';
import { LegalPage } from './legal-page';
import { Spot } from '../../../kit/art/spot';

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

/** A shield over a phone. */
function ShieldArt() {
  return (
    <Spot sun={[112, 34]}>
      <path fill="var(--color-spot-ink)" d="M54 12h30a6 6 0 0 1 6 6v60H48V18a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M53 18h32v52H53z" />
      <path fill="var(--color-spot-soft)" d="M53 44c11-5 21 5 32 0v32H53z" />
      <path fill="var(--color-spot)" d="M100 26l24 8v18c0 14-9 23-24 29-15-6-24-15-24-29V34z" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M90 52l8 8 14-15"
      />
    </Spot>
  );
}
