import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { StepList } from '../../shared/ui/step-list';
import { OfferArt } from './offer-art';
import { QuoteList } from './quote-list';
import { QuoteRequest } from './quote-request';

const text = messages.corporateQuotes;
const [REQUEST_ID, LIST_ID] = ['ask', 'quotes'];

/** Bulk quotes: the request form and the company's quotes (spec document 2, section 2). */
export function CorporateQuotesPage() {
  return (
    <>
      <PageHeader
        eyebrow={messages.corporate.eyebrow}
        title={text.title}
        lead={text.lead}
        art={<OfferArt />}
        actions={
          <>
            <ButtonLink to={`#${REQUEST_ID}`}>{text.ask}</ButtonLink>
            <ButtonLink to={`#${LIST_ID}`} variant="secondary">
              {text.yours}
            </ButtonLink>
          </>
        }
      />
      <PageSection id={REQUEST_ID} title={text.form.title} lead={text.form.lead}>
        <QuoteRequest />
      </PageSection>
      <PageSection id={LIST_ID} title={text.yours} lead={text.yoursLead}>
        <QuoteList />
      </PageSection>
      <PageSection title={text.steps}>
        <StepList steps={text.list} />
      </PageSection>
    </>
  );
}
