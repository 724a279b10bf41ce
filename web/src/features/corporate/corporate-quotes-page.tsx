import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { StepList } from '../../shared/ui/step-list';

/** Bulk quotes (spec document 2, section 2). */
export function CorporateQuotesPage() {
  const { eyebrow, quotes: text } = messages.corporate;
  return (
    <>
      <PageHeader
        eyebrow={eyebrow}
        title={text.title}
        lead={text.lead}
        actions={<ButtonLink to="/bulk-tradein">{text.tradeIn}</ButtonLink>}
      />
      <PageSection title={text.steps}>
        <StepList steps={text.list} />
      </PageSection>
    </>
  );
}
