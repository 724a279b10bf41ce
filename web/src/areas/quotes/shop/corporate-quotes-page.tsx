import { corporateQuotesTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { PageSection } from '../../../kit/page-section';
import { StepList } from '../../../kit/step-list';
import { CompanyTitleRow } from '../../corporate/company-title-row';
import { CompanyWork } from '../../corporate/own-company/company-work';
import { ListSection } from '../../corporate/list-section';
import { OfferArt } from './offer-art';
import { QuoteList } from './quote-list';
import { QuoteRequest } from './quote-request';

const text = corporateQuotesTexts;
const [REQUEST_ID, LIST_ID] = ['ask', 'quotes'];

/** Bulk quotes: the company's quotes and the request form (spec document 2, section 2). */
export function CorporateQuotesPage() {
  const ask = (
    <ButtonLink size="small" to={`#${REQUEST_ID}`}>
      {text.ask}
    </ButtonLink>
  );
  return (
    <>
      <CompanyTitleRow title={text.title} lead={text.lead} art={<OfferArt />} actions={ask} />
      <CompanyWork>
        <ListSection id={LIST_ID} title={text.yours} lead={text.yoursLead} action={ask}>
          <QuoteList isAddressed askAt={`#${REQUEST_ID}`} />
        </ListSection>
        <PageSection id={REQUEST_ID} title={text.form.title} lead={text.form.lead}>
          <QuoteRequest />
        </PageSection>
      </CompanyWork>
      <PageSection title={text.steps}>
        <StepList steps={text.list} />
      </PageSection>
    </>
  );
}
