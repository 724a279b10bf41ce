import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { DeliveryAreas } from './delivery-areas';

/** The community hub (spec document 2, section 2). */
export function CommunityPage() {
  const text = messages.community;
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <ButtonLink to="/leaderboard">{text.leaderboard}</ButtonLink>
            <ButtonLink to="/dubai-rewards" variant="secondary">
              {text.dubai}
            </ButtonLink>
          </>
        }
      />
      <PageSection title={text.delivery.title} lead={text.delivery.lead}>
        <DeliveryAreas />
      </PageSection>
    </>
  );
}
