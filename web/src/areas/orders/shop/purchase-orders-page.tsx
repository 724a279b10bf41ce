import { PAYMENT_TERMS_DAYS } from '@planet-heroes/contracts/areas/missions/tiers';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { FactCards } from '../../../kit/fact-cards';
import { PageSection } from '../../../kit/titled-section';
import { CompanyTitleRow } from '../../corporate/company-title-row';
import { RequiresCompany } from '../../corporate/own-company/requires-company';
import { ListSection } from '../../corporate/list-parts';
import { OrderList } from '../order-list';
import { Spot } from '../../../kit/art/spot';

const text = corporateOrdersTexts;

const terms = () =>
  PAYMENT_TERMS_DAYS.map((days) => ({ figure: corporateTexts.term(days), label: text.termNote(days) }));

/** Purchase orders (spec document 2, section 2). */
export function PurchaseOrdersPage() {
  return (
    <>
      <CompanyTitleRow
        title={text.title}
        lead={text.lead}
        art={<ConveyorArt />}
        actions={<ButtonLink size="small" to="/corporate-quotes">{text.quotes}</ButtonLink>}
      />
      <RequiresCompany>
        <ListSection title={text.yours} lead={text.yoursLead}>
          <OrderList isAddressed />
        </ListSection>
      </RequiresCompany>
      <PageSection title={corporateTexts.terms}>
        <FactCards facts={terms()} />
      </PageSection>
    </>
  );
}

/** A van with phones on their way. */
function ConveyorArt() {
  return (
    <Spot sun={[124, 30]}>
      <path fill="var(--color-spot)" d="M30 34a6 6 0 0 1 6-6h58v40H30z" />
      <path fill="var(--color-spot-ink)" d="M94 40h22c4 0 7 2 9 5l9 12v11H94z" />
      <path fill="var(--color-spot-paper)" d="M101 46h14c2 0 4 1 5 3l5 8h-24z" />
      <path fill="var(--color-spot-paper)" d="M42 40h9v18h-9zm15 0h9v18h-9zm15 0h9v18h-9z" />
      <path fill="var(--color-spot-soft)" d="M44 48h5v8h-5zm15-3h5v11h-5zm15-2h5v13h-5z" />
      <path fill="var(--color-spot-ink)" d="M38 68a9 9 0 0 1 18 0zm62 0a9 9 0 0 1 18 0z" />
    </Spot>
  );
}
