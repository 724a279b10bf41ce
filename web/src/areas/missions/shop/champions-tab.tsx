import { CONTACT, digitsOf } from '../../../kernel/config/contact';
import { partnersTexts } from '../texts.en';
import { buttonStyle } from '../../../kit/button-style';
import { Icon } from '../../../kit/icon';
import { AmbassadorCard } from './ambassador-card';
import { ChampionCard } from './champion-card';
import { TitledSection } from '../../../kit/titled-section';
import { SECTION_IDS } from './partner-sections';

const METALS = ['gold', 'silver', 'bronze'] as const;

/** Gold, silver and bronze champions, and the ambassadors (spec document 2, section 2). */
export function ChampionsTab() {
  const { title, lead, contact } = partnersTexts.champions;
  return (
    <>
      <TitledSection title={title} lead={lead}>
        <ul className="grid gap-5 lg:grid-cols-3">
          {METALS.map((metal) => (
            <li key={metal}>
              <ChampionCard metal={metal} />
            </li>
          ))}
        </ul>
      </TitledSection>
      <AmbassadorCard />
      <TitledSection id={SECTION_IDS.contact} title={contact.title} lead={contact.text}>
        <div className="flex flex-wrap gap-3">
          <a className={buttonStyle('secondary')} href={`mailto:${CONTACT.email}`}>
            <Icon name="mail" />
            {CONTACT.email}
          </a>
          <a className={buttonStyle('secondary')} href={`tel:+${digitsOf(CONTACT.phone)}`}>
            <Icon name="call" />
            {CONTACT.phone}
          </a>
        </div>
      </TitledSection>
    </>
  );
}
