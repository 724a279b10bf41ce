import { PAYMENT_TERMS_DAYS } from '@planet-heroes/contracts/areas/missions/tiers';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { FactCards } from '../../shared/ui/fact-cards';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { ConveyorArt } from './conveyor-art';
import { OrderList } from './order-list';

const text = messages.corporateOrders;

const TERMS = PAYMENT_TERMS_DAYS.map((days) => ({ figure: messages.corporate.term(days), label: text.termNote(days) }));

/** Purchase orders (spec document 2, section 2). */
export function PurchaseOrdersPage() {
  return (
    <>
      <PageHeader
        eyebrow={messages.corporate.eyebrow}
        title={text.title}
        lead={text.lead}
        art={<ConveyorArt />}
        actions={<ButtonLink to="/corporate-quotes">{text.quotes}</ButtonLink>}
      />
      <PageSection title={text.yours} lead={text.yoursLead}>
        <OrderList />
      </PageSection>
      <PageSection title={messages.corporate.terms}>
        <FactCards facts={TERMS} />
      </PageSection>
    </>
  );
}
