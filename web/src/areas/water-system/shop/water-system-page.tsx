import { waterSystemTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { PageHeader } from '../../../kit/page-header';
import { PageSection } from '../../../kit/page-section';
import { KitchenCounterArt } from './art/kitchen-counter-art';
import { JourneyFlow } from './journey-flow';
import { Partnership } from './partnership';
import { PlanOffers } from './plan-offers';
import { ReferralProgramme } from './referral-programme';
import { PACKAGES_ID } from './section-ids';
import { StarterKit } from './starter-kit';

/** The water-system offer (spec document 1, section 2). */
export function WaterSystemPage() {
  const text = waterSystemTexts;
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={text.lead}
        art={<KitchenCounterArt />}
        actions={
          <>
            <ButtonLink to={`#${PACKAGES_ID}`}>{text.toPackages}</ButtonLink>
            <ButtonLink to="/exchange" variant="secondary">
              {text.exchange}
            </ButtonLink>
          </>
        }
      />
      <PageSection title={text.partnership.title} lead={text.partnership.lead}>
        <Partnership />
      </PageSection>
      <StarterKit />
      <ReferralProgramme />
      <PageSection id={PACKAGES_ID} title={text.packages.title} lead={text.packages.lead}>
        <PlanOffers />
      </PageSection>
      <JourneyFlow />
    </>
  );
}
