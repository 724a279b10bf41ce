import { LEGAL_CLAIMS } from '@planet-heroes/contracts/areas/legal/catalogue';
import { WATER_SYSTEM_PLANS, type WaterSystemPlan } from '@planet-heroes/contracts/areas/shop/plans';
import { formatWhole } from '../../../kernel/i18n/format-number';
import { usePageQuery } from '../../../kernel/routing/use-page-query';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { TitleRow } from '../../../kernel/live/title-row';
import { PageSection } from '../../../kit/titled-section';
import { StepList } from '../../../kit/step-list';
import { VisuallyHidden } from '../../../kit/visually-hidden';
import { FactCards } from '../../../kit/fact-cards';
import { Spot } from '../../../kit/art/spot';
import { ProductScene } from '../../../kit/art/product-scene';
import { CheckList, PriceTag, SavingBadge } from '../../../kit/offer-parts';
import { Heading } from '../../../kit/heading';
import { ByStore } from '../../../kernel/config/by-store';
import { HAS_STORE } from '../../../kernel/config/site';
import { StoreLink } from '../../shop/store-link';
import { waterSystemTexts } from '../texts.en';
import { CheckoutCredit, OrderByMail, PriceWithCode, useCheckoutCredit } from './checkout-credit';
import { alliancePath, chosenPlan, PLAN_DRAWINGS, PlanCard, planFeatures } from './plan-card';

/**
 * The alliance screen; `?variant=` names the package that was ordered (spec document 1, section 4). Both its paths show
 * the same.
 */
export function AlliancePage() {
  const [query] = usePageQuery();
  const { alliance: text, names } = waterSystemTexts;
  const plan = chosenPlan(query);
  const { code } = useCheckoutCredit();
  const { pay, deliver, install, earn } = text.steps;
  return (
    <>
      <TitleRow title={text.title} lead={text.lead} art={<AllianceArt />} />
      {plan ? (
        <PageSection key="chosen" title={text.chosen}>
          <CheckoutPanel plan={plan} />
        </PageSection>
      ) : (
        <PageSection key="choose" title={text.choose} lead={text.chooseLead}>
          <ul className="grid gap-5 lg:grid-cols-3">
            {WATER_SYSTEM_PLANS.map((option) => (
              <li key={option.id}>
                <PlanCard
                  plan={option}
                  actions={
                    <>
                      <PriceWithCode price={option.price} code={code} />
                      <ButtonLink to={alliancePath(option.id)} variant={option.popular ? 'primary' : 'secondary'}>
                        <span>
                          {text.select} <VisuallyHidden>{names[option.id]}</VisuallyHidden>
                        </span>
                      </ButtonLink>
                    </>
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
            { title: pay.title, text: <ByStore connected={pay.text} missing={pay.textWithoutStore} /> },
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

/** The chosen package, what is to be paid for it, and the way to the external shop's checkout. */
function CheckoutPanel({ plan }: { plan: WaterSystemPlan }) {
  const { alliance, names, subtitles } = waterSystemTexts;
  const credit = useCheckoutCredit();
  return (
    <div className="grid overflow-hidden rounded-xl border border-line bg-surface shadow-card lg:grid-cols-[1fr_1.25fr]">
      <ProductScene Art={PLAN_DRAWINGS[plan.id]} className="aspect-4/3 lg:aspect-auto" inset="p-6" />
      <div className="flex flex-col gap-6 p-6 sm:p-10">
        <div>
          <Heading level={3} size={2}>
            {names[plan.id]}
          </Heading>
          <p className="mt-1 text-lg text-ink-muted">{subtitles[plan.id]}</p>
        </div>
        <CheckList items={planFeatures(plan)} className="gap-2 sm:grid sm:grid-cols-2" />
        <div className="flex flex-col gap-5 rounded-lg bg-sand-soft p-5 sm:p-6">
          <div>
            <p className="mb-1 flex flex-wrap items-center justify-between gap-2 text-sm font-semibold">
              {alliance.total}
              <SavingBadge price={plan.price} originalPrice={plan.originalPrice} />
            </p>
            <PriceTag size="large" price={plan.price} originalPrice={plan.originalPrice} />
          </div>
          <PriceWithCode price={plan.price} code={credit.code} />
          <CheckoutCredit code={credit.code} creditFils={credit.creditFils} />
          <div className="flex flex-wrap gap-3">
            {HAS_STORE
              ? (
                <StoreLink
                  parameters={{ plan: plan.id, ...(credit.code && { code: credit.code.code }) }}
                  className="flex-1 basis-48"
                >
                  {alliance.checkout}
                </StoreLink>
              )
              : (
                <OrderByMail
                  name={names[plan.id]}
                  price={plan.price}
                  code={credit.code}
                  className="flex-1 basis-48"
                />
              )}
            <ButtonLink to={alliancePath()} variant="secondary" className="flex-1 basis-48">
              {alliance.change}
            </ButtonLink>
          </div>
          <p className="text-sm text-ink-muted">{HAS_STORE ? alliance.checkoutNote : alliance.noStoreNote}</p>
        </div>
      </div>
    </div>
  );
}
