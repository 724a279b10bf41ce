import { CORPORATE_PROMISES, VOLUME_TIERS } from '@planet-heroes/contracts/catalogue/tiers';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';

const { hours, upTo, unitRange, bulkTradeIn: text } = messages.corporate;

const PROMISES = [
  { figure: hours(CORPORATE_PROMISES.quoteHours), label: text.quoteLabel },
  { figure: hours(CORPORATE_PROMISES.paymentHours), label: text.paymentLabel },
  { figure: upTo(CORPORATE_PROMISES.maxBulkBonusPercent), label: text.bonusLabel },
];

const TIERS = VOLUME_TIERS.map(({ id, minUnits, maxUnits, bonusPercent, responseHours }) => ({
  figure: text.tierBonus(bonusPercent),
  label: `${text.tierNames[id]}: ${unitRange(minUnits, maxUnits)}`,
  note: text.tierResponse(responseHours),
}));

/** Bulk trade-in for companies (spec document 2, section 2). */
export function BulkTradeInPage() {
  return (
    <>
      <PageHeader
        eyebrow={messages.corporate.eyebrow}
        title={text.title}
        lead={text.lead}
        actions={<ButtonLink to="/corporate-quotes">{text.quote}</ButtonLink>}
      />
      <PageSection title={text.promises}>
        <FactCards facts={PROMISES} />
      </PageSection>
      <PageSection title={text.tiers}>
        <FactCards facts={TIERS} />
      </PageSection>
    </>
  );
}
