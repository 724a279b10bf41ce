import { REFERRAL_VOUCHER_AED, WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/catalogue/plans';
import { formatAed } from '../../shared/format/format-money';
import { messages } from '../../shared/messages/messages';
import { ButtonLink } from '../../shared/ui/button-link';
import { Card } from '../../shared/ui/card';
import { PageHeader } from '../../shared/ui/page-header';
import { PageSection } from '../../shared/ui/page-section';
import { PlanCard } from './plan-card';
import { StarterKit } from './starter-kit';

/** The water-system offer (spec document 1, section 2). */
export function WaterSystemPage() {
  const text = messages.waterSystem;
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <ButtonLink to="/exchange">{text.exchange}</ButtonLink>
            <ButtonLink to="/redeem" variant="secondary">
              {text.rewards}
            </ButtonLink>
          </>
        }
      />
      <PageSection title={text.packages.title} lead={text.packages.lead}>
        <ul className="grid gap-5 lg:grid-cols-3">
          {WATER_SYSTEM_PLANS.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title={text.starter.title} lead={text.starter.lead}>
        <StarterKit />
      </PageSection>
      <PageSection title={text.referral.title}>
        <Card tone="sand">
          <p className="max-w-prose text-lg">{text.referral.text(formatAed(REFERRAL_VOUCHER_AED))}</p>
        </Card>
      </PageSection>
    </>
  );
}
