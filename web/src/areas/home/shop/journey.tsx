import { homeTexts } from '../texts.en';
import { Heading } from '../../../kit/heading';
import { Progress } from '../../../kit/progress';
import type { ComponentType } from 'react';
import { Link } from '../../../kernel/routing/link';
import { classNames } from '../../../kit/class-names';
import { Icon } from '../../../kit/icon';

const text = homeTexts.journey;

const stepsOf = () => [
  { ...text.exchange, to: '/exchange', Art: ExchangeArt },
  { ...text.earn, to: '/collect', Art: EarnArt },
  { ...text.redeem, to: '/redeem', Art: RedeemArt },
];

/** Exchange, Earn, Redeem, with how far the visitor has come (spec document 1, section 2). `position` is 1 to 3. */
export function Journey({ position }: { position: number }) {
  const steps = stepsOf();
  return (
    <section aria-labelledby="journey-heading" className="page-width section-gap">
      <div className="grid items-end gap-6 md:grid-cols-[1fr_18rem]">
        <div>
          <Heading level={2} id="journey-heading">
            {text.title}
          </Heading>
          <p className="mt-3 max-w-prose text-lg text-ink-muted">{text.lead}</p>
        </div>
        <div>
          <p className="mb-2 flex justify-between gap-4 text-sm">
            <span className="font-semibold">{text.progress}</span>
            <span className="text-ink-muted">{text.position(position, steps.length)}</span>
          </p>
          <Progress label={text.progress} value={position} max={steps.length} />
        </div>
      </div>
      <ol className="mt-10 grid gap-5 md:grid-cols-3">
        {steps.map((step, index) => (
          <JourneyStep key={step.to} {...step} number={index + 1} current={index + 1 === position} />
        ))}
      </ol>
    </section>
  );
}

/** Points rising like a tide of coins under a star. */
function EarnArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMid slice"
      className="h-40 w-full bg-sky"
      fill="none"
    >
      <path
        fill="var(--color-sea-light)"
        d="M0 132c30 0 30-10 60-10s30 10 60 10 30-10 60-10 30 10 60 10 30-10 60-10 30 10 60 10v40H0z"
      />
      <g stroke="var(--color-spot-ink)" strokeWidth="3" fill="var(--color-sun)">
        <path d="M78 112v22c0 7 14 12 30 12s30-5 30-12v-22" />
        <ellipse cx="108" cy="112" rx="30" ry="11" />
        <path d="M150 84v50c0 7 14 12 30 12s30-5 30-12V84M150 101c0 7 14 12 30 12s30-5 30-12M150 118c0 7 14 12 30 12s30-5 30-12" />
        <ellipse cx="180" cy="84" rx="30" ry="11" />
        <path d="M222 98v36c0 7 14 12 30 12s30-5 30-12V98M222 116c0 7 14 12 30 12s30-5 30-12" />
        <ellipse cx="252" cy="98" rx="30" ry="11" />
        <path strokeLinejoin="round" d="M180 20l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z" />
      </g>
    </svg>
  );
}

/** A phone handed from the dunes to the sea. */
function ExchangeArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMid slice"
      className="h-40 w-full bg-sky"
      fill="none"
    >
      <path fill="var(--color-dune)" d="M0 124c70-36 130-40 190-16s110 18 170-8v60H0z" />
      <g transform="rotate(-9 180 90)">
        <rect x="142" y="22" width="76" height="136" rx="17" fill="var(--color-spot-ink)" />
        <rect x="148" y="28" width="64" height="124" rx="12" fill="var(--color-sea-light)" />
        <path
          fill="var(--color-spot-soft)"
          d="M148 96c11 0 11-6 22-6s11 6 21 6 11-6 21-6v50a12 12 0 0 1-12 12h-40a12 12 0 0 1-12-12z"
        />
        <circle cx="192" cy="60" r="11" fill="var(--color-sun)" />
      </g>
      <g stroke="var(--color-spot)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M84 88c4-30 20-48 46-56M130 32l-15-3M130 32l-8 13" />
        <path d="M276 84c-4 28-20 46-44 54M232 138l15 3M232 138l8-13" />
      </g>
    </svg>
  );
}

/** A filling glass under a tap. */
function RedeemArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMid slice"
      className="h-40 w-full bg-sky"
      fill="none"
    >
      <path fill="var(--color-dune)" d="M0 136c80-14 150-18 210-6s100 8 150-4v34H0z" />
      <path
        fill="var(--color-spot-ink)"
        d="M96 30h70a24 24 0 0 1 24 24v16h-24v-12a6 6 0 0 0-6-6H96zM118 14h38v8h-38zM132 20h10v12h-10z"
      />
      <path fill="var(--color-spot-soft)" d="M173 70h10v44h-10z" />
      <path fill="var(--color-spot-paper)" opacity="0.75" d="M140 84h76l-9 64a6 6 0 0 1-6 5h-46a6 6 0 0 1-6-5z" />
      <path
        fill="var(--color-spot-soft)"
        d="M144.5 112c9 0 9-5 18-5s9 5 17 5 9-5 16-5 8 5 16.5 5l-5 36a6 6 0 0 1-6 5h-46a6 6 0 0 1-6-5z"
      />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M140 84h76l-9 64a6 6 0 0 1-6 5h-46a6 6 0 0 1-6-5z"
      />
      <path
        fill="var(--color-sea-light)"
        d="M254 44c9 10 14 16 14 24a14 14 0 0 1-28 0c0-8 5-14 14-24M286 88c6 6 9 10 9 16a9 9 0 0 1-18 0c0-6 3-10 9-16"
      />
    </svg>
  );
}

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
function JourneyStep({ number, title, text, to, link, Art, current }: JourneyStepProps) {
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className={classNames(
        'flex flex-col overflow-hidden rounded-lg border bg-surface shadow-card transition-colors',
        current ? 'border-accent' : 'border-line',
      )}
    >
      <Art />
      <div className="flex grow flex-col gap-2 p-6">
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
