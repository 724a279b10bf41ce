import { HOME_DEVICES, QUOTE_LOCK_DAYS, SIMULATOR_DEVICES } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { termsTexts } from '../texts-terms.en';
import { legalTexts } from '../texts.en';
import { LegalPage } from './legal-page';
import { Spot } from '../../../kit/art/spot';

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
      sections={sections({
        ...claims,
        quoteLockDays: QUOTE_LOCK_DAYS,
        // Both tables begin with the newest.
        firstPriced: SIMULATOR_DEVICES.at(-1)!.model,
        lastPriced: HOME_DEVICES[0].model,
      })}
    />
  );
}

/** A sheet of terms with its seal. */
function ScrollArt() {
  return (
    <Spot sun={[76, 34]}>
      <path fill="var(--color-spot-ink)" d="M60 12h54a6 6 0 0 1 6 6v60H54V18a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M60 18h54v58H60z" />
      <path
        stroke="var(--color-spot)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M69 29h36M69 39h36M69 49h24M69 59h16"
      />
      <path fill="var(--color-sand)" d="M104 50a10 10 0 1 1 0 20 10 10 0 0 1 0-20" />
    </Spot>
  );
}
