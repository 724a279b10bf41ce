import type { ReactNode } from 'react';
import { Dhow } from '../../../../kit/art/dhow';
import type { OnboardingStep } from '../onboarding-store';

const SCENES: Record<OnboardingStep, ReactNode> = {
  welcome: (
    <>
      <circle cx="248" cy="58" r="34" fill="var(--color-sun)" />
      <Dhow sail="var(--color-sail)" transform="translate(110 22)" />
    </>
  ),
  calculator: <CalculatorScene />,
  impact: <ImpactScene />,
  points: <PointsScene />,
  water: <WaterScene />,
  community: <CommunityScene />,
  complete: <CompleteScene />,
};

/** The drawing of a step: its scene above one and the same sea. */
export function StepArt({ step }: { step: OnboardingStep }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 168"
      preserveAspectRatio="xMidYMid slice"
      className="h-36 w-full shrink-0 rounded-lg bg-sky sm:h-44"
      fill="none"
    >
      {SCENES[step]}
      <path fill="var(--color-sea)" d="M0 132c30 0 30-8 60-8s30 8 60 8 30-8 60-8 30 8 60 8 30-8 60-8 30 8 60 8v40H0z" />
      <path
        fill="var(--color-sea-deep)"
        d="M0 148c30 0 30 7 60 7s30-7 60-7 30 7 60 7 30-7 60-7 30 7 60 7 30-7 60-7v24H0z"
      />
    </svg>
  );
}

/** A leaf that grows out of the sea while bottles stay on shore. */
function ImpactScene() {
  return (
    <>
      <path fill="var(--color-dune)" d="M210 140c20-34 60-40 150-34v40H210z" />
      <path fill="var(--color-sea-light)" d="M272 66h14v8c8 5 10 10 10 17v33h-34V91c0-7 2-12 10-17z" />
      <path fill="var(--color-spot-ink)" d="M271 54h16v12h-16z" />
      <path fill="var(--color-sea-light)" d="M312 82h11v6c6 4 8 8 8 13v25h-27v-25c0-5 2-9 8-13z" />
      <path fill="var(--color-spot-ink)" d="M311 72h13v10h-13z" />
      <path stroke="var(--color-spot-ink)" strokeWidth="5" strokeLinecap="round" d="M128 140c0-40 6-66 26-96" />
      <path fill="var(--color-spot)" d="M150 56c-4-28 14-46 46-48 2 30-14 48-46 48" />
      <path fill="var(--color-spot-soft)" d="M132 98c-32 2-50-12-54-40 30-2 50 12 54 40" />
    </>
  );
}

/** A tap that fills a glass. */
function WaterScene() {
  return (
    <>
      <circle cx="196" cy="70" r="52" fill="var(--color-sky-low)" />
      <path fill="var(--color-skyline)" d="M86 20h26v124H86z" />
      <path fill="var(--color-spot-ink)" d="M112 34h62a20 20 0 0 1 20 20v10h-18V56a5 5 0 0 0-5-5h-59z" />
      <path fill="var(--color-spot-ink)" d="M130 18h30v7h-11v10h-8V25h-11z" />
      <path fill="var(--color-spot-soft)" d="M181 64h8v34h-8z" />
      <path fill="var(--color-spot-paper)" d="M156 86h58l-7 62h-44z" />
      <path fill="var(--color-spot-soft)" d="M159 108c9-5 17 4 27 0s17-4 25 0l-5 40h-43z" />
      <path fill="var(--color-spot-soft)" d="M262 52c9 11 14 18 14 26a14 14 0 0 1-28 0c0-8 5-15 14-26" />
      <path fill="var(--color-sea-light)" d="M296 26c6 7 9 12 9 17a9 9 0 0 1-18 0c0-5 3-10 9-17" />
    </>
  );
}

/** A flag on the dune, and the sun behind it. */
function CompleteScene() {
  return (
    <>
      <circle cx="222" cy="74" r="46" fill="var(--color-sun)" />
      <path fill="var(--color-dune)" d="M60 144c40-50 78-62 118-34s96 30 182 8v44H60z" />
      <path fill="var(--color-dune-shade)" d="M178 110c-16 20-40 30-66 36h96c-14-8-24-20-30-36" />
      <path stroke="var(--color-spot-ink)" strokeWidth="4" strokeLinecap="round" d="M162 104V22" />
      <path fill="var(--color-spot)" d="M164 24c18-10 30 8 52-2v34c-22 10-34-8-52 2z" />
      <path
        stroke="var(--color-spot-paper)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M180 40l6 6 12-13"
      />
    </>
  );
}

/** A phone with its price tag. */
function CalculatorScene() {
  return (
    <>
      <circle cx="150" cy="70" r="46" fill="var(--color-sky-low)" />
      <g transform="rotate(-8 150 78)">
        <rect x="112" y="14" width="72" height="140" rx="15" fill="var(--color-spot-ink)" />
        <rect x="118" y="20" width="60" height="128" rx="10" fill="var(--color-sea-light)" />
        <path
          fill="var(--color-spot-soft)"
          d="M118 78c10 0 10-5 20-5s10 5 20 5 10-5 20-5v65a10 10 0 0 1-10 10h-40a10 10 0 0 1-10-10z"
        />
        <rect x="138" y="24" width="20" height="5" rx="2.5" fill="var(--color-spot-ink)" />
      </g>
      <path stroke="var(--color-spot-ink)" strokeWidth="2.5" d="M186 46c16-14 26-8 34 8" />
      <path fill="var(--color-sand)" d="M214 50l22-4 44 44a7 7 0 0 1 0 10l-18 18a7 7 0 0 1-10 0l-42-46z" />
      <circle cx="226" cy="60" r="5" fill="var(--color-sky)" />
      <path stroke="var(--color-spot-ink)" strokeWidth="4" strokeLinecap="round" d="M240 86l16-14M248 96l16-14" />
    </>
  );
}

/** Three steps of a podium, coins on them, and a star above. */
function PointsScene() {
  return (
    <>
      <path fill="var(--color-dune-shade)" d="M88 100h58v60H88z" />
      <path fill="var(--color-sand)" d="M151 72h58v88h-58z" />
      <path fill="var(--color-dune)" d="M214 112h58v48h-58z" />
      <g fill="var(--color-sun)" stroke="var(--color-spot-ink)" strokeWidth="2.5">
        <path d="M97 84v10c0 5 9 9 20 9s20-4 20-9V84" />
        <ellipse cx="117" cy="84" rx="20" ry="8" />
        <path d="M223 96v10c0 5 9 9 20 9s20-4 20-9V96" />
        <ellipse cx="243" cy="96" rx="20" ry="8" />
      </g>
      <path
        fill="var(--color-sun)"
        stroke="var(--color-spot-ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M180 12l8 17 19 2-14 13 4 18-17-9-17 9 4-18-14-13 19-2z"
      />
    </>
  );
}

/** Three heroes hand in hand before the skyline. */
function CommunityScene() {
  return (
    <>
      <path
        fill="var(--color-skyline)"
        d="M40 140V92h16v48zm24 0V70h14v70zm216 0V84h16v56zm24 0V60h12v80zm18 0V98h16v42zM178 140V14l4-12 4 12v126z"
        opacity="0.7"
      />
      <path
        stroke="var(--color-spot-ink)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M104 104l22 14 24-18 32 16 30-16 24 18 22-14"
      />
      <circle cx="126" cy="72" r="13" fill="var(--color-dune-shade)" />
      <path fill="var(--color-spot)" d="M108 140c0-34 4-50 18-50s18 16 18 50z" />
      <circle cx="182" cy="60" r="14" fill="var(--color-dune)" />
      <path fill="var(--color-sand)" d="M162 140c0-42 5-60 20-60s20 18 20 60z" />
      <circle cx="236" cy="72" r="13" fill="var(--color-dune-shade)" />
      <path fill="var(--color-spot-soft)" d="M218 140c0-34 4-50 18-50s18 16 18 50z" />
    </>
  );
}
