import type { ConditionQuestion } from '@planet-heroes/contracts/areas/trade-ins/condition-answers';
import type { ReactNode } from 'react';

interface ConditionPictureProps {
  question: ConditionQuestion;
  answer: string;
  className: string;
}

/** A small drawing of what an answer means. The answer's words stand beside it. */
export function ConditionPicture({ question, answer, className }: ConditionPictureProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 64 64"
      className={`w-auto ${className}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {PICTURES[question](answer)}
    </svg>
  );
}

const INK = 'var(--color-spot-ink)';
const WATER = 'var(--color-spot-soft)';
const PAPER = 'var(--color-spot-paper)';
const MARK = 'var(--color-danger)';
const GOOD = 'var(--color-positive)';

const PICTURES: Readonly<Record<ConditionQuestion, (answer: string) => ReactNode>> = {
  screen: (answer) => (
    <>
      <rect x="17" y="4" width="30" height="56" rx="7" fill={INK} />
      <rect x="20.5" y="8" width="23" height="48" rx="4" fill={WATER} />
      <rect x="27" y="10" width="10" height="3" rx="1.5" fill={INK} />
      <Damage answer={answer} on={PAPER} />
    </>
  ),
  back: (answer) => (
    <>
      <rect x="17" y="4" width="30" height="56" rx="7" fill="var(--color-sand)" stroke={INK} strokeWidth="2.5" />
      <rect x="21" y="8.5" width="14" height="14" rx="4.5" fill={INK} />
      <circle cx="25.5" cy="13" r="2.6" fill={WATER} />
      <circle cx="30.5" cy="18" r="2.6" fill={WATER} />
      <Damage answer={answer} on={INK} />
    </>
  ),
  battery: (answer) => {
    const [width, colour] = LEVELS[answer] ?? LEVELS.good!;
    return (
      <>
        <rect x="8" y="20" width="44" height="24" rx="6" fill={PAPER} stroke={INK} strokeWidth="3" />
        <path d="M56 28v8" stroke={INK} strokeWidth="4" />
        <rect x="12" y="24" width={width} height="16" rx="3" fill={colour} />
        {answer === 'service' && <path d="M34 27v6M34 37.500v.2" stroke={MARK} strokeWidth="3" />}
      </>
    );
  },
  faceId: (answer) => (
    <>
      <path
        d="M10 20v-5a5 5 0 0 1 5-5h5M44 10h5a5 5 0 0 1 5 5v5M54 44v5a5 5 0 0 1-5 5h-5M20 54h-5a5 5 0 0 1-5-5v-5"
        stroke={INK}
        strokeWidth="3"
      />
      <path d="M24 25v4M40 25v4M32 25v9h-3" stroke={WATER} strokeWidth="3" />
      {answer === 'works'
        ? <path d="M24 41c4 4.5 12 4.5 16 0" stroke={GOOD} strokeWidth="3" />
        : <path d="M24 44c4-4.5 12-4.5 16 0M14 14l36 36" stroke={MARK} strokeWidth="3" />}
    </>
  ),
  water: (answer) => (
    <>
      <rect x="12" y="6" width="26" height="52" rx="6" fill={PAPER} stroke={INK} strokeWidth="3" />
      <path d="M22 51h6" stroke={INK} strokeWidth="2.5" />
      {answer === 'dry'
        ? <path d="M19 28l4.5 4.500L32 24" stroke={GOOD} strokeWidth="3" />
        : <path d="M13.5 38c4-3 8-3 12 0s8 3 11 0v14a4.5 4.5 0 0 1-4.5 4.500H18a4.5 4.5 0 0 1-4.5-4.500z" fill={WATER} />}
      <path
        d="M49 24c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11"
        fill={answer === 'dry' ? 'none' : WATER}
        stroke={answer === 'dry' ? 'var(--color-line-strong)' : INK}
        strokeWidth="2.5"
      />
    </>
  ),
};

const LEVELS: Readonly<Record<string, readonly [width: number, colour: string]>> = {
  good: [36, GOOD],
  worn: [18, 'var(--color-sun)'],
  service: [8, MARK],
};

/** What happened to glass or metal: scratches, dents, cracks. */
function Damage({ answer, on }: { answer: string; on: string }) {
  switch (answer) {
    case 'light-scratches':
      return <path d="M25 44l6-6M33 36l4-4M28 49l4-4" stroke={on} strokeWidth="1.6" />;
    case 'deep-scratches':
      return <path d="M24 48l14-16M25 38l10-11M32 50l8-9" stroke={on} strokeWidth="3" />;
    case 'dented':
      return (
        <path d="M46 26c-5 1-5 8 0 9M18 46c5 .5 5 7 0 8" stroke={INK} strokeWidth="3" fill={PAPER} />
      );
    case 'cracked':
      return (
        <path
          d="M38 18l-6 12 5 4-9 7 3 5-6 9M32 30l-9-3M37 34l7 3M28 41l-7 1"
          stroke={on}
          strokeWidth="2.4"
        />
      );
    default:
      return <path d="M34 31c1 6 2 7 8 8-6 1-7 2-8 8-1-6-2-7-8-8 6-1 7-2 8-8" fill={on} opacity="0.7" />;
  }
}
