import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { messages } from '../../../kernel/i18n/messages';
import { FactCards } from '../../../kit/fact-cards';

/** Warranty, installation and repair (spec document 2, section 9). */
export function AlliancePromises() {
  const text = messages.waterSystem.alliance;
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
