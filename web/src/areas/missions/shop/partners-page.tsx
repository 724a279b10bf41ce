import { useState } from 'react';
import { TitleRow } from '../../../kernel/live/title-row';
import { TabPanel, Tabs } from '../../../kit/tabs';
import { useQueryTab } from '../../../kernel/routing/use-query-tab';
import { scrollToSection } from '../../../kit/move-focus';
import { Spot } from '../../../kit/art/spot';
import { Button } from '../../../kit/button';
import { Heading } from '../../../kit/heading';
import { CONTACT, digitsOf } from '../../../kernel/config/contact';
import { buttonStyle } from '../../../kit/button-style';
import { Icon } from '../../../kit/icon';
import { TitledSection } from '../../../kit/titled-section';
import { Card } from '../../../kit/card';
import { partnersTexts } from '../texts.en';
import { SponsorsTab } from './sponsors-tab';
import { BenefitList, ChampionCard, SECTION_IDS } from './champion-card';

/** The tabs of the screen, the one that opens first in front (spec document 2, section 2). */
const PARTNER_TABS = ['champions', 'sponsors'] as const;

const METALS = ['gold', 'silver', 'bronze'] as const;

/** Partners and champions (spec document 2, section 2). */
export function PartnersPage() {
  const text = partnersTexts;
  const [tab, setTab] = useQueryTab(PARTNER_TABS);
  return (
    <>
      <TitleRow live title={text.title} lead={text.lead} art={<FleetArt />} />
      <div className="page-width pt-4">
        <Tabs
          label={text.tabs.label}
          tabs={PARTNER_TABS.map((value) => ({ value, label: text.tabs[value] }))}
          value={tab}
          onChange={(value) => setTab(value)}
        >
          <TabPanel value="champions" className="grid grid-cols-1 gap-14 sm:pt-10">
            <ChampionsTab />
          </TabPanel>
          <TabPanel value="sponsors" className="grid grid-cols-1 gap-14 sm:pt-10">
            <SponsorsTab />
          </TabPanel>
        </Tabs>
      </div>
      <ClosingButtons
        onPartner={() => setTab('sponsors', SECTION_IDS.sponsor)}
        onLearn={() => setTab('sponsors', SECTION_IDS.explainer)}
      />
    </>
  );
}

/** Dhows that sail together. */
function FleetArt() {
  return (
    <Spot sun={[112, 32]}>
      <path
        fill="var(--color-spot-ink)"
        d="M66 66h46c-4 8-9 12-17 12H83c-8 0-13-4-17-12m-36 2h26c-2 5-5 8-10 8h-7c-5 0-7-3-9-8m92 0h26c-2 5-5 8-10 8h-7c-5 0-7-3-9-8"
      />
      <path fill="var(--color-spot-paper)" d="M90 10c16 14 20 32 20 52-8-3-14-4-20-4z" />
      <path fill="var(--color-sand)" d="M85 20C74 32 70 46 68 60c6-2 11-3 17-3z" />
      <path fill="var(--color-spot)" d="M44 34c9 8 11 18 11 30-4-2-8-2-11-2zm92 0c9 8 11 18 11 30-4-2-8-2-11-2z" />
      <path fill="var(--color-spot-soft)" d="M41 40c-6 7-8 14-9 22 3-1 6-2 9-2zm92 0c-6 7-8 14-9 22 3-1 6-2 9-2z" />
    </Spot>
  );
}

/** The two bottom buttons (spec document 2, section 2). They call nothing: they show a part of this page. */
function ClosingButtons({ onPartner, onLearn }: { onPartner: () => void; onLearn: () => void }) {
  const { title, partner, more } = partnersTexts.closing;
  return (
    <section
      aria-labelledby="closing-heading"
      className="page-width flex flex-col items-center gap-6 py-16 text-center"
    >
      <Heading level={2} id="closing-heading">
        {title}
      </Heading>
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={onPartner}>
          {partner}
        </Button>
        <Button size="large" variant="secondary" onClick={onLearn}>
          {more}
        </Button>
      </div>
    </section>
  );
}

/** Gold, silver and bronze champions, and the ambassadors (spec document 2, section 2). */
function ChampionsTab() {
  const { title, lead, contact } = partnersTexts.champions;
  const [role, setRole] = useState<string>();
  const choose = (chosen: string): void => {
    setRole(chosen);
    scrollToSection(SECTION_IDS.contact);
  };
  const letter = role ? `?subject=${encodeURIComponent(role)}&body=${encodeURIComponent(contact.letter)}` : '';
  return (
    <>
      <TitledSection title={title} lead={lead}>
        <ul className="grid gap-5 lg:grid-cols-3">
          {METALS.map((metal) => (
            <li key={metal}>
              <ChampionCard metal={metal} onChoose={choose} />
            </li>
          ))}
        </ul>
      </TitledSection>
      <AmbassadorCard onChoose={choose} />
      <TitledSection id={SECTION_IDS.contact} title={contact.title} lead={contact.text}>
        <p role="status" className="mt-4 font-semibold empty:hidden">{role && contact.begun(role)}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a
            className={`${buttonStyle(role ? 'primary' : 'secondary')} max-w-full`}
            href={`mailto:${CONTACT.email}${letter}`}
          >
            <Icon name="mail" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{CONTACT.email}</span>
          </a>
          <a className={buttonStyle('secondary')} href={`tel:+${digitsOf(CONTACT.phone)}`}>
            <Icon name="call" />
            <bdi dir="ltr">{CONTACT.phone}</bdi>
          </a>
        </div>
      </TitledSection>
    </>
  );
}

/** The ambassador programme. The button calls nothing: it leads to how to reach us. */
function AmbassadorCard({ onChoose }: { onChoose: (role: string) => void }) {
  const { ambassador } = partnersTexts.champions;
  return (
    <section aria-labelledby="ambassador-heading">
      <Card tone="sand" className="grid items-center gap-8 sm:p-10 lg:grid-cols-[auto_1fr]">
        <AmbassadorArt />
        <div className="flex flex-col items-start gap-4">
          <Heading level={2} id="ambassador-heading">
            {ambassador.name}
          </Heading>
          <p className="max-w-prose">{ambassador.text}</p>
          <BenefitList benefits={ambassador.benefits} />
          <Button className="mt-2" onClick={() => onChoose(ambassador.name)}>
            {partnersTexts.champions.apply}
          </Button>
        </div>
      </Card>
    </section>
  );
}

/** A speaker on a small stage, with waves going out from the voice. */
function AmbassadorArt() {
  return (
    <svg aria-hidden viewBox="0 0 260 200" className="mx-auto h-44 w-auto" fill="none">
      <circle cx="130" cy="96" r="88" fill="var(--color-sky)" />
      <circle cx="176" cy="62" r="24" fill="var(--color-sun)" />
      <path fill="var(--color-dune)" d="M30 168c60-18 140-18 200 0v14H30z" />
      <path fill="var(--color-spot)" d="M88 176v-40c0-18 12-30 30-30s30 12 30 30v40z" />
      <circle cx="118" cy="84" r="20" fill="var(--color-sand)" />
      <path fill="var(--color-sail)" d="M96 84c0-16 9-25 22-25s22 9 22 25l-6-9H102z" />
      <path fill="var(--color-spot-ink)" d="M112 176h12v-40h-12zM108 128h20v10h-20z" />
      <path
        stroke="var(--color-spot-soft)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M160 92c8 8 8 20 0 28M174 82c14 14 14 36 0 50M76 92c-8 8-8 20 0 28M62 82c-14 14-14 36 0 50"
      />
    </svg>
  );
}
