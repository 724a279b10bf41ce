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
import { CheckoutPanel } from './checkout-panel';
import { PlanCard } from './plan-card';
import { FactCards } from '../../../kit/fact-cards';
import { Spot } from '../../../kit/art/spot';

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

/** Warranty, installation and repair (spec document 2, section 9). */
function AlliancePromises() {
  const text = waterSystemTexts.alliance;
  return (
    <FactCards
      facts={[
        { figure: text.years(LEGAL_CLAIMS.filtrationWarrantyYears), label: text.filtration },
        { figure: text.years(LEGAL_CLAIMS.electronicsWarrantyYears), label: text.electronics },
        { figure: text.days(LEGAL_CLAIMS.moneyBackDays), label: text.moneyBack },
        { figure: text.hours(LEGAL_CLAIMS.installationHours), label: text.installation },
        { figure: text.hours(LEGAL_CLAIMS.emergencyRepairHours), label: text.repair },
        { figure: text.years(LEGAL_CLAIMS.replacementPartsYears), label: text.parts },
      ]}
    />
  );
}

/** A filter unit with its glass, and the phone that paid for it. */
function AllianceArt() {
  return (
    <Spot sun={[130, 30]}>
      <path fill="var(--color-spot-ink)" d="M38 20h24a6 6 0 0 1 6 6v52H32V26a6 6 0 0 1 6-6" />
      <path fill="var(--color-spot-paper)" d="M37 26h26v46H37z" />
      <path fill="var(--color-spot-soft)" d="M37 48c9-5 17 5 26 0v28H37z" />
      <path fill="var(--color-sand)" d="M50 31a6 6 0 1 1 0 12 6 6 0 0 1 0-12" />
      <path fill="var(--color-spot-ink)" d="M116 22h18a6 6 0 0 1 6 6v50h-24z" />
      <path fill="var(--color-spot-paper)" d="M116 27h16a3 3 0 0 1 3 3v47h-19z" />
      <path fill="var(--color-spot-soft)" d="M116 44c7-4 12 4 19 0v34h-19z" />
      <path fill="var(--color-spot)" d="M98 26h18v52H98z" />
      <path fill="var(--color-spot-ink)" d="M116 14H90c-8 0-12 5-12 12v9h8v-7c0-3 1-4 4-4h26z" />
      <path fill="var(--color-spot-paper)" d="M74 52h18l-3 26H77z" />
      <path fill="var(--color-spot)" d="M75 61h16l-2 17H77z" />
    </Spot>
  );
}
