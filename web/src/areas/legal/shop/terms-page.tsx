import { QUOTE_LOCK_DAYS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { termsTexts } from '../texts-terms.en';
import { legalTexts } from '../texts.en';
import { LegalPage } from './legal-page';
import { ScrollArt } from './legal-art';

/** Terms (spec document 2, section 2). */
export function TermsPage() {
  const { title, lead, facts, sections } = termsTexts;
  const { years, days, hours } = legalTexts;
  const claims = LEGAL_CLAIMS;
  return (
    <LegalPage
      title={title}
      lead={lead}
      art={<ScrollArt />}
      facts={[
        { figure: years(claims.filtrationWarrantyYears), label: facts.filtration },
        { figure: years(claims.electronicsWarrantyYears), label: facts.electronics },
        { figure: days(claims.moneyBackDays), label: facts.moneyBack },
        { figure: hours(claims.installationHours), label: facts.installation },
        { figure: hours(claims.emergencyRepairHours), label: facts.repair },
        { figure: years(claims.replacementPartsYears), label: facts.parts },
      ]}
      sections={sections({ ...claims, quoteLockDays: QUOTE_LOCK_DAYS })}
    />
  );
}
