import { waterSystemTexts } from '../texts.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { PageHeader } from '../../../kit/page-header';
import { PageSection } from '../../../kit/titled-section';
import { PlanOffers } from './plan-offers';
import { PACKAGES_ID, StarterKit } from './starter-kit';
import { CounterUnitArt, type ProductArt } from '../../shop/art/counter-unit-art';
import { PRODUCT_DRAWINGS } from '../../shop/art/product-drawings';
import { REFERRAL_VOUCHER_AED, WATER_SYSTEM_PLANS } from '@planet-heroes/contracts/areas/shop/plans';
import { formatAed } from '../../../kernel/i18n/format-money';
import { Heading } from '../../../kit/heading';
import { ReferralCode } from './referral-code';
import type { ReactNode } from 'react';
import { ProductScene } from '../../../kit/art/product-scene';
import { MapLink } from '../../../kit/map-link';
import { Link } from '../../../kernel/routing/link';
import { Icon, type IconName } from '../../../kit/icon';
import { ByStore } from '../../../kernel/config/by-store';
import { SITE } from '../../../kernel/config/site';
import { alliancePath } from './plan-card';

const LOWEST_PRICE = Math.min(...WATER_SYSTEM_PLANS.map(({ price }) => price));

const PhoneArt = PRODUCT_DRAWINGS['iphone-13'];

/** The water-system offer (spec document 1, section 2). */
export function WaterSystemPage() {
  const text = waterSystemTexts;
  return (
    <>
      <PageHeader
        eyebrow={text.eyebrow}
        title={text.title}
        lead={<ByStore connected={text.lead} missing={text.leadWithoutStore} />}
        art={<KitchenCounterArt />}
        actions={
          <>
            <ButtonLink to={`#${PACKAGES_ID}`}>{text.toPackages(formatAed(LOWEST_PRICE))}</ButtonLink>
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

/** A filter unit with the phone that paid for it. */
function KitchenCounterArt() {
  return (
    <div className="flex items-end">
      <PhoneArt className="h-44" />
      <CounterUnitArt className="-ms-8 h-72" />
    </div>
  );
}

/** The referral programme: a restaurant voucher for both sides (spec document 1, section 9). */
function ReferralProgramme() {
  const text = waterSystemTexts.referral;
  const voucher = formatAed(REFERRAL_VOUCHER_AED);
  return (
    <section aria-labelledby="referral-heading" className="page-width py-8 sm:py-12">
      <div className="grid items-center gap-8 rounded-xl border border-line bg-surface p-6 shadow-card sm:p-10 lg:grid-cols-[1.2fr_1fr] lg:gap-12">
        <div className="flex flex-col items-start gap-4">
          <Heading level={2} id="referral-heading">
            {text.title}
          </Heading>
          <p className="max-w-prose text-lg text-ink-muted">{text.text(voucher)}</p>
          <ReferralCode />
        </div>
        <ul className="grid grid-cols-2 gap-4">
          {[text.you, text.friend].map((side, index) => (
            <li key={side} className="flex flex-col items-center gap-2 rounded-lg bg-sand-soft p-5 text-center">
              <VoucherArt className={index === 0 ? 'h-24' : 'h-24 -scale-x-100'} />
              <p className="mt-1 font-semibold">{side}</p>
              <p className="font-display text-2xl font-medium tabular-nums">{voucher}</p>
              <p className="text-sm text-ink-muted">{text.voucher}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Who stands behind the offer: Planet Heroes, AquaCafe and the partner kitchen (spec document 1, sections 1 and 2). */
function Partnership() {
  const { planetHeroes, aquaCafe, kitchen } = waterSystemTexts.partnership;
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      <Partner {...planetHeroes} Art={PRODUCT_DRAWINGS['iphone-13']} />
      <Partner {...aquaCafe} Art={CounterUnitArt} />
      <Partner {...kitchen} Art={VoucherArt}>
        <MapLink place={SITE.partnerKitchenPlace}>{kitchen.map}</MapLink>
      </Partner>
    </ul>
  );
}

function Partner(
  { title, text, Art, children }: { title: string; text: string; Art: ProductArt; children?: ReactNode },
) {
  return (
    <li className="grid grid-cols-[6.5rem_1fr] overflow-hidden rounded-lg border border-line bg-surface shadow-card md:flex md:flex-col">
      <ProductScene Art={Art} className="md:aspect-5/2" inset="p-3 md:p-4" />
      <div className="flex grow flex-col items-start gap-1 p-4 md:gap-2 md:p-6">
        <Heading level={3}>{title}</Heading>
        <p className="text-ink-muted">{text}</p>
        {children}
      </div>
    </li>
  );
}

/** A dish under its cover, with steam: what the voucher buys. */
function VoucherArt({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 140 100" fill="none" className={className}>
      <path
        d="M52 26c-6-7 6-11 0-19M70 22c-6-7 6-11 0-19"
        stroke="var(--color-skyline)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M22 76c0-27 18-43 42-43s42 16 42 43z" fill="var(--color-spot-soft)" />
      <path
        d="M34 70c1-14 9-24 21-28"
        stroke="var(--color-spot-paper)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <circle cx="64" cy="30" r="6" fill="var(--color-spot-ink)" />
      <rect x="8" y="76" width="112" height="9" rx="4.5" fill="var(--color-spot-ink)" />
      <path d="M26 88h76l-5 7H31z" fill="var(--color-sand)" />
    </svg>
  );
}

/** The flow at the page's foot: Exchange, Play, Redeem, Community, Checkout (spec document 1, section 2). */
function JourneyFlow() {
  const { title, steps } = waterSystemTexts.flow;
  const flow: readonly { title: string; text: string; to: string; icon: IconName }[] = [
    { ...steps.exchange, to: '/exchange', icon: 'phone' },
    { ...steps.play, to: '/collect', icon: 'sparkle' },
    { ...steps.redeem, to: '/redeem', icon: 'gift' },
    { ...steps.community, to: '/community', icon: 'leaf' },
    { ...steps.checkout, to: alliancePath(), icon: 'shop' },
  ];
  return (
    <nav aria-labelledby="flow-heading" className="page-width py-8 sm:py-12">
      <Heading level={2} id="flow-heading">
        {title}
      </Heading>
      <ol className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {flow.map((step) => (
          <li key={step.to}>
            <Link
              to={step.to}
              className="flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-accent hover:bg-accent-soft lg:flex-col lg:items-start"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-strong">
                <Icon name={step.icon} className="size-6" />
              </span>
              <span>
                <span className="block font-semibold">{step.title}</span>
                <span className="block text-sm text-ink-muted">{step.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
