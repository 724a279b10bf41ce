import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { waterSystemTexts } from '../texts.en';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/page-section';
import { StepList } from '../../../kit/step-list';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { alliancePath, chosenPlan } from './alliance-path';
import { AlliancePromises } from './alliance-promises';
import { AllianceArt } from './art/alliance-art';
import { CheckoutPanel } from './checkout-panel';
import { PlanCard } from './plan-card';

/**
 * The alliance screen; `?variant=` names the package that was ordered (spec document 1, section 4). Both its paths show
 * the same.
 */
export function AlliancePage() {
  const [query] = usePageQuery();
  const { alliance: text, names } = waterSystemTexts;
  const plan = chosenPlan(query);
  const { pay, deliver, install, earn } = text.steps;
  return (
    <>
      <TitleRow title={text.title} lead={text.lead} art={<AllianceArt />} />
      {plan ? (
        <PageSection title={text.chosen}>
          <CheckoutPanel plan={plan} />
        </PageSection>
      ) : (
        <PageSection title={text.choose} lead={text.chooseLead}>
          <ul className="grid gap-5 lg:grid-cols-3">
            {WATER_SYSTEM_PLANS.map((option) => (
              <li key={option.id}>
                <PlanCard
                  plan={option}
                  actions={
                    <ButtonLink to={alliancePath(option.id)}>
                      <span>
                        {text.select} <VisuallyHidden>{names[option.id]}</VisuallyHidden>
                      </span>
                    </ButtonLink>
                  }
                />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection title={text.next}>
        <StepList
          steps={[
            pay,
            deliver,
            { title: install.title, text: install.text(LEGAL_CLAIMS.installationHours) },
            { title: earn.title, text: plan ? earn.text(formatWhole(plan.points), plan.level) : earn.generic },
          ]}
        />
      </PageSection>
      <PageSection title={text.promises}>
        <AlliancePromises />
      </PageSection>
    </>
  );
}
