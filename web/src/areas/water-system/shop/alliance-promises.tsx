import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { waterSystemTexts } from '../texts.en';
import { FactCards } from '../../../kit/fact-cards';

/** Warranty, installation and repair (spec document 2, section 9). */
export function AlliancePromises() {
  const text = waterSystemTexts.alliance;
  return (
    <FactCards
      facts={[
        { figure: text.years(LEGAL_CLAIMS.filtrationWarrantyYears), label: text.filtration },
        { figure: text.years(LEGAL_CLAIMS.electronicsWarrantyYears), label: text.electronics },
        { figure: text.days(LEGAL_CLAIMS.moneyBackDays), label: text.moneyBack },
        { figure: text.hours(LEGAL_CLAIMS.installationHours), label: text.installation },
        { figure: text.hours(LEGAL_CLAIMS.emergencyRepairHours), label: text.repair },
        { figure: text.years(LEGAL_CLAIMS.replacementPartsYears), label: text.parts },
      ]}
    />
  );
}
