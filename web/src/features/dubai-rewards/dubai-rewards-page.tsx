import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { StepList } from '../../shared/ui/step-list';

/** Dubai challenges and rewards (spec document 2, section 2). */
export function DubaiRewardsPage() {
  const text = messages.dubaiRewards;
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <ButtonLink to="/collect">{text.collect}</ButtonLink>
            <ButtonLink to="/redeem" variant="secondary">
              {text.redeem}
            </ButtonLink>
          </>
        }
      />
      <PageSection title={text.how.title}>
        <StepList steps={text.how.steps} />
      </PageSection>
    </>
  );
}
