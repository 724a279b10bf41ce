import { type ComponentType, type ReactNode, useId } from 'react';
import { homeSectionsTexts } from '../texts-sections.en';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';

const text = homeSectionsTexts.founders;

const founders = (): readonly { name: string; role: string; text: string; Portrait: ComponentType }[] => [
  { ...text.mariam, Portrait: HarbourPortrait },
  { ...text.kofi, Portrait: WorkshopPortrait },
  { ...text.leena, Portrait: SpringPortrait },
];

/** Who began Planet Heroes (spec document 1, section 2). */
export function Founders() {
  return (
    <section aria-labelledby="founders-heading" className="page-width section-gap">
      <Heading level={2} id="founders-heading">
        {text.title}
      </Heading>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">{text.lead}</p>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {founders().map(({ name, role, text: story, Portrait }) => (
          <li key={name}>
            <Card className="flex h-full items-start gap-4 sm:gap-5 md:flex-col">
              <Portrait />
              <div className="min-w-0">
                <Heading level={3}>{name}</Heading>
                <p className="text-sm font-semibold text-accent">{role}</p>
                <p className="mt-2 text-ink-muted">{story}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A woman with dark, tied hair, and drops of water in the air. */
function SpringPortrait() {
  return (
    <PortraitFrame>
      <path fill="var(--color-dune)" opacity="0.7" d="M0 108c40-22 70-20 100-8 24 10 42 8 60-2v62H0z" />
      <path
        fill="var(--color-sea-light)"
        d="M30 26c8 9 12 14 12 20a12 12 0 0 1-24 0c0-6 4-11 12-20M134 60c5 6 8 10 8 14a8 8 0 0 1-16 0c0-4 3-8 8-14"
      />
      <circle cx="80" cy="26" r="16" fill="var(--color-hull)" />
      <path fill="var(--color-hull)" d="M80 32c26 0 36 18 36 42 0 14-3 24-8 32H52c-5-8-8-18-8-32 0-24 10-42 36-42" />
      <path fill="var(--color-sand)" d="M20 164c0-34 26-48 60-48s60 14 60 48z" />
      <path fill="var(--color-dune-shade)" d="M68 98h24v20c-6 8-18 8-24 0z" />
      <path fill="var(--color-dune-shade)" d="M80 44c17 0 25 12 25 30 0 19-11 34-25 34S55 93 55 74c0-18 8-30 25-30" />
      <path fill="var(--color-hull)" d="M53 72c1-20 12-32 28-32s26 12 26 32c-6-5-10-11-12-18-10 8-26 14-42 18" />
      <g stroke="var(--color-hull)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M66 76c2-2 5-2 7 0M88 76c2-2 5-2 7 0M73 94c4 4 10 4 14 0" />
      </g>
      <circle cx="53" cy="88" r="3.5" fill="var(--color-sea)" />
      <circle cx="107" cy="88" r="3.5" fill="var(--color-sea)" />
    </PortraitFrame>
  );
}

/** A woman with a headscarf before the morning sun over the creek. */
function HarbourPortrait() {
  return (
    <PortraitFrame>
      <circle cx="122" cy="46" r="24" fill="var(--color-sun)" />
      <path fill="var(--color-sea-light)" d="M0 100c20 0 20-6 40-6s20 6 40 6 20-6 40-6 20 6 40 6v60H0z" />
      <path fill="var(--color-sea-deep)" d="M22 164c0-34 24-50 58-50s58 16 58 50z" />
      <path
        fill="var(--color-sea)"
        d="M80 24c30 0 42 22 42 46 0 22-4 36-14 46-16 10-40 10-56 0-10-10-14-24-14-46 0-24 12-46 42-46"
      />
      <path fill="var(--color-dune)" d="M80 42c16 0 24 12 24 29 0 20-11 35-24 35S56 91 56 71c0-17 8-29 24-29" />
      <path fill="var(--color-sea)" d="M54 66c2-18 12-28 27-28s24 10 25 28c-10-4-16-10-19-18-6 10-18 16-33 18" />
      <path
        fill="var(--color-sea-deep)"
        opacity="0.55"
        d="M46 106c20 16 48 16 68 0 8 12 10 24 8 34-26-14-58-14-84 0-2-10 0-22 8-34"
      />
      <g stroke="var(--color-hull)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M66 73c2-2 5-2 7 0M88 73c2-2 5-2 7 0M73 91c4 4 10 4 14 0" />
      </g>
    </PortraitFrame>
  );
}

/** A man with a short beard and glasses, and a phone on its bench. */
function WorkshopPortrait() {
  return (
    <PortraitFrame>
      <path fill="var(--color-sky-low)" d="M0 0h160v160H0z" />
      <path fill="var(--color-skyline)" opacity="0.55" d="M0 40h52v6H0zM108 52h52v6h-52z" />
      <rect x="118" y="20" width="18" height="32" rx="4" fill="var(--color-phone)" />
      <rect x="121" y="24" width="12" height="24" rx="2" fill="var(--color-sea-light)" />
      <rect x="20" y="14" width="12" height="26" rx="3" fill="var(--color-sea)" />
      <path fill="var(--color-accent)" d="M18 164c0-34 26-50 62-50s62 16 62 50z" />
      <path fill="var(--color-dune-shade)" d="M68 96h24v20c-6 8-18 8-24 0z" />
      <path fill="var(--color-dune-shade)" d="M80 34c20 0 28 14 28 36 0 21-12 37-28 37S52 91 52 70c0-22 8-36 28-36" />
      <path
        fill="var(--color-hull)"
        d="M50 66c-4-28 10-40 31-40s34 14 29 40c-3-8-6-13-11-17-12 5-28 4-38 0-5 4-8 9-11 17"
      />
      <path
        fill="var(--color-hull)"
        d="M52 76c4 6 8 9 12 10 5-3 11-4 16-4s11 1 16 4c4-1 8-4 12-10 0 20-12 34-28 34S52 96 52 76"
      />
      <path fill="var(--color-dune-shade)" d="M70 92c6-3 14-3 20 0-3 6-17 6-20 0" />
      <g stroke="var(--color-hull)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M76 68c2-2 6-2 8 0" />
        <circle cx="67" cy="68" r="8.5" />
        <circle cx="93" cy="68" r="8.5" />
      </g>
    </PortraitFrame>
  );
}

/** A round portrait on a piece of the Gulf, cut to the circle. Like a photograph, it looks the same in dark colours. */
function PortraitFrame({ children }: { children: ReactNode }) {
  const clip = useId();
  return (
    <svg aria-hidden viewBox="0 0 160 160" className="size-20 shrink-0 scheme-light sm:size-32" fill="none">
      <clipPath id={clip}>
        <circle cx="80" cy="80" r="78" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill="var(--color-sky)" d="M0 0h160v160H0z" />
        {children}
      </g>
      <circle cx="80" cy="80" r="78" stroke="var(--color-line)" strokeWidth="2" />
    </svg>
  );
}
