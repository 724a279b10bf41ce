import type { ReactNode } from 'react';
import { Dhow } from '../../../../kit/art/dhow';
import type { OnboardingStep } from '../onboarding-steps';
import { CalculatorScene } from './calculator-scene';
import { CommunityScene } from './community-scene';
import { CompleteScene } from './complete-scene';
import { ImpactScene } from './impact-scene';
import { PointsScene } from './points-scene';
import { WaterScene } from './water-scene';

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
