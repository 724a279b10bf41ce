import { QUOTE_LOCK_DAYS, VERIFICATION_PROCESSING_HOURS } from '@planet-heroes/contracts/areas/trade-ins/devices';
import { exchangeTexts } from '../texts.en';
import { ByStore } from '../../../kernel/config/by-store';
import { PageSection } from '../../../kit/titled-section';
import { StepList } from '../../../kit/step-list';
import { ProgrammeComparison, TradeSimulator, TrustRow } from '../../trade-ins';
import { RequoteNote } from './requote-note';
import { ExchangeScene } from './exchange-scene';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';
import { scrollToSection } from '../../../kit/move-focus';
import { Button } from '../../../kit/button';

const text = exchangeTexts.guarantee;

const promises = () => [
  { icon: 'shield', label: text.locked(QUOTE_LOCK_DAYS) },
  { icon: 'clock', label: text.processed(VERIFICATION_PROCESSING_HOURS) },
  { icon: 'truck', label: text.shipping },
] as const;

/** The sections that the closing buttons scroll to. */
const SIMULATOR_ID = 'trade-in-simulator';

const HOW_IT_WORKS_ID = 'how-it-works';

const { credit, product, points } = exchangeTexts.benefits;

const benefits = () => [
  { ...credit, icon: 'shop' },
  { ...product, icon: 'phone' },
  { ...points, textWithoutStore: undefined, icon: 'sparkle' },
] as const;

/** The trade-in page (spec document 1, section 2, Exchange). */
export function ExchangePage() {
  const text = exchangeTexts;
  const { evaluate, choose, ship, receive } = text.steps;
  return (
    <>
      <ExchangeScene />
      <div id={SIMULATOR_ID} className="page-width pt-4 outline-none sm:pt-6">
        <TradeSimulator />
      </div>
      <TrustRow />
      <ProgrammeComparison />
      <PageSection title={text.benefitsTitle} lead={text.benefitsLead}>
        <BenefitCards />
      </PageSection>
      <PageSection id={HOW_IT_WORKS_ID} title={text.howTitle}>
        <StepList steps={[evaluate, choose, ship, { ...receive, text: receive.text(VERIFICATION_PROCESSING_HOURS) }]} />
      </PageSection>
      <ValueGuarantee />
      <RequoteNote />
      <ClosingButtons />
    </>
  );
}

/** Store credit, product exchange and Planet Points. */
function BenefitCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {benefits().map(({ title, text, textWithoutStore, icon }) => (
        <li key={title}>
          <Card className="flex h-full flex-col gap-3">
            <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-strong">
              <Icon name={icon} className="size-6" />
            </span>
            <Heading level={3}>{title}</Heading>
            <p className="text-ink-muted">
              {textWithoutStore ? <ByStore connected={text} missing={textWithoutStore} /> : text}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** The two bottom buttons. They call nothing and lead nowhere else; they only scroll within the page. */
function ClosingButtons() {
  const { title, start, more } = exchangeTexts.closing;
  return (
    <section
      aria-labelledby="closing-heading"
      className="page-width flex flex-col items-center gap-6 py-12 text-center"
    >
      <Heading level={2} id="closing-heading">
        {title}
      </Heading>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={() => scrollToSection(SIMULATOR_ID)}>
          {start}
        </Button>
        <Button size="large" variant="secondary" onClick={() => scrollToSection(HOW_IT_WORKS_ID)}>
          {more}
        </Button>
      </div>
    </section>
  );
}

/** What the shop promises about a quoted value (spec document 1, section 9). */
function ValueGuarantee() {
  return (
    <section aria-labelledby="guarantee-heading" className="page-width py-8 sm:py-12">
      <Card tone="sand" className="grid items-center gap-6 sm:p-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <Heading level={2} id="guarantee-heading">
            {text.title}
          </Heading>
          <p className="mt-2 text-lg text-ink-muted">{text.lead}</p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-3">
          {promises().map(({ icon, label }) => (
            <li key={label} className="flex items-start gap-3 font-medium sm:flex-col">
              <Icon name={icon} className="size-7 text-gold" />
              {label}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
