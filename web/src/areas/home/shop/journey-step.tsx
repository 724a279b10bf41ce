import type { ComponentType } from 'react';
import { Link } from '../../../kernel/routing/link';
import { homeTexts } from '../texts.en';
import { classNames } from '../../../kit/class-names';
import { Heading } from '../../../kit/heading';
import { Icon } from '../../../kit/icon';

interface JourneyStepProps {
  number: number;
  title: string;
  text: string;
  to: string;
  link: string;
  Art: ComponentType;
  current: boolean;
}

/** One step of the journey. */
export function JourneyStep({ number, title, text, to, link, Art, current }: JourneyStepProps) {
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className={classNames(
        'flex flex-col overflow-hidden rounded-lg border bg-surface shadow-card transition-colors',
        current ? 'border-accent' : 'border-line',
      )}
    >
      <Art />
      <div className="flex flex-1 flex-col gap-2 p-6">
        <p className="text-sm font-semibold text-accent">{homeTexts.journey.step(number)}</p>
        <Heading level={3}>
          {title}
        </Heading>
        <p className="text-ink-muted">{text}</p>
        <Link
          to={to}
          className="mt-auto inline-flex min-h-10 items-center gap-2 self-start pt-2 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {link}
          <Icon name="arrow" directional />
        </Link>
      </div>
    </li>
  );
}
