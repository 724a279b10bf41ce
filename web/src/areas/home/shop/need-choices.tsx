import { type ReactNode, useState } from 'react';
import { homeTexts } from '../texts.en';
import { Button } from '../../../kit/button';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { useNavigate } from '../../../kernel/routing/use-routing';
import { Icon, type IconName } from '../../../kit/icon';

const text = homeTexts.hero;

const choices = (): readonly { to: string; label: string; icon: IconName }[] => [
  { to: '/products', label: text.water, icon: 'drop' },
  { to: '/#meet-deli', label: text.trade, icon: 'phone' },
  { to: '/#meet-deli', label: text.leaderboard, icon: 'trophy' },
];

/** Two of them stand side by side on a phone. */
export const HERO_BUTTON = 'whitespace-nowrap max-sm:px-3 max-sm:text-[0.9375rem]';

/**
 * The hero's call to action: collapsed to one button, or expanded to three choices (spec document 1, sections 2 and 4).
 * What is given comes first, as the main button: it acts on the choices above it.
 */
export function NeedChoices({ children }: { children: ReactNode }) {
  const [expanded, setExpanded] = useState(false);

  const navigate = useNavigate();
  // To the chat, which takes the focus of the button that is about to vanish.
  const ask = (): void => {
    setExpanded(false);
    navigate('/#chat');
  };

  // The choices open over the scene below, so that it stays where it is: on a card where the phone is there.
  return (
    <div className="relative w-full">
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        {children}
        <Button
          data-tip="start-mission"
          size="large"
          variant="secondary"
          className={HERO_BUTTON}
          aria-expanded={expanded}
          aria-controls="need-choices"
          onClick={() => setExpanded(!expanded)}
        >
          {text.ask}
          {/* On phones there is room for one row only without it. */}
          <Icon name="chevron" className={`transition-transform max-sm:hidden ${expanded ? 'rotate-180' : ''}`} />
        </Button>
      </div>
      <div
        id="need-choices"
        role="group"
        aria-label={text.choices}
        hidden={!expanded}
        className="absolute inset-x-0 top-full mt-3 animate-rise max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface-raised max-lg:p-3 max-lg:shadow-raised"
      >
        <ul className="flex flex-wrap gap-2.5">
          {choices().map(({ to, label, icon }) => (
            <li key={label}>
              <ButtonLink to={to} variant="secondary">
                <Icon name={icon} className="text-accent" />
                {label}
              </ButtonLink>
            </li>
          ))}
          <li>
            <Button variant="sand" onClick={ask}>
              {text.other}
            </Button>
          </li>
        </ul>
      </div>
    </div>
  );
}
