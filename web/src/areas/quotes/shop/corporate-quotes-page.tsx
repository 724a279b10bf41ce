import { corporateQuotesTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { PageSection } from '../../../kit/titled-section';
import { StepList } from '../../../kit/step-list';
import { CompanyTitleRow } from '../../corporate/company-title-row';
import { RequiresApproval, RequiresCompany } from '../../corporate/own-company/requires-company';
import { ListSection } from '../../corporate/list-parts';
import { useUndecided } from '../../corporate/use-undecided';
import { QuoteList } from '../quote-list';
import { QuoteRequest } from './quote-request';
import { Spot } from '../../../kit/art/spot';

const text = corporateQuotesTexts;
const [REQUEST_ID, LIST_ID] = ['ask', 'quotes'];

/** Bulk quotes: the company's quotes and the request form (spec document 2, section 2). */
export function CorporateQuotesPage() {
  const isUndecided = !!useUndecided();
  const ask = (
    <ButtonLink size="small" to={`#${REQUEST_ID}`}>
      {text.ask}
    </ButtonLink>
  );
  return (
    <>
      <CompanyTitleRow title={text.title} lead={text.lead} art={<OfferArt />} actions={ask} />
      <RequiresCompany>
        <ListSection id={LIST_ID} title={text.yours} lead={text.yoursLead} action={!isUndecided && ask}>
          <QuoteList isAddressed askAt={`#${REQUEST_ID}`} />
        </ListSection>
        <PageSection id={REQUEST_ID} title={text.form.title} lead={text.form.lead}>
          <RequiresApproval>
            <QuoteRequest />
          </RequiresApproval>
        </PageSection>
      </RequiresCompany>
      <PageSection title={text.steps}>
        <StepList steps={text.list} />
      </PageSection>
    </>
  );
}

/** An offer in writing, with its seal. */
function OfferArt() {
  return (
    <Spot sun={[78, 34]}>
      <path fill="var(--color-spot-ink)" d="M58 16h46l16 16v44H58z" />
      <path fill="var(--color-spot-paper)" d="M63 21h39v13h13v42H63z" />
      <path fill="var(--color-spot-soft)" d="M102 21l13 13h-13z" />
      <path
        stroke="var(--color-spot)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M71 33h20M71 43h34M71 53h22"
      />
      <path fill="var(--color-spot)" d="M106 66l-7 16 8-4 8 4-4-16z" />
      <path fill="var(--color-sand)" d="M107 48a11 11 0 1 1 0 22 11 11 0 0 1 0-22" />
      <path fill="var(--color-spot-paper)" d="M107 52c4 4 5 6 5 8a5 5 0 0 1-10 0c0-2 1-4 5-8" />
    </Spot>
  );
}
