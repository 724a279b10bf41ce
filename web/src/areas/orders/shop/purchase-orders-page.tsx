import { PAYMENT_TERMS_DAYS } from '@planet-heroes/contracts/areas/missions/tiers';
import { corporateTexts } from '../../corporate/texts.en';
import { corporateOrdersTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { FactCards } from '../../../kit/fact-cards';
import { PageSection } from '../../../kit/page-section';
import { CompanyTitleRow } from '../../corporate/company-title-row';
import { CompanyWork } from '../../corporate/own-company/company-work';
import { ListSection } from '../../corporate/list-section';
import { ConveyorArt } from './conveyor-art';
import { OrderList } from './order-list';

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
      <CompanyWork>
        <ListSection title={text.yours} lead={text.yoursLead}>
          <OrderList isAddressed />
        </ListSection>
      </CompanyWork>
      <PageSection title={corporateTexts.terms}>
        <FactCards facts={terms()} />
      </PageSection>
    </>
  );
}
