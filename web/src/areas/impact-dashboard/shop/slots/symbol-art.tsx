import type { ReactNode } from 'react';
import type { SlotSymbol } from './slot-engine';

const DRAWINGS: Record<SlotSymbol, ReactNode> = {
  bottles: (
    <>
      <path
        fill="var(--color-sea-light)"
        d="M26 18h12v6c6 4 8 8 8 14v32a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V38c0-6 2-10 8-14z"
      />
      <path fill="var(--color-spot-soft)" d="M18 46c7 0 7-4 14-4s7 4 14 4v24a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6z" />
      <path fill="var(--color-spot-ink)" d="M25 8h14v10H25z" />
      <path
        fill="var(--color-sea-light)"
        d="M58 30h8v5c5 3 7 7 7 12v24a5 5 0 0 1-5 5H56a5 5 0 0 1-5-5V47c0-5 2-9 7-12z"
      />
      <path fill="var(--color-spot-soft)" d="M51 54c6 0 6-3 11-3s6 3 11 3v17a5 5 0 0 1-5 5H56a5 5 0 0 1-5-5z" />
      <path fill="var(--color-spot-ink)" d="M57 21h10v9H57z" />
    </>
  ),
  aed: (
    <>
      <path fill="var(--color-spot)" d="M12 26l58-8 4 32-58 8z" />
      <path fill="var(--color-sea-light)" d="M16 38h60v34H16z" />
      <circle cx="46" cy="55" r="11" fill="var(--color-sun)" />
      <path fill="var(--color-spot-soft)" d="M22 44h8v6h-8zM62 60h8v6h-8z" />
    </>
  ),
  co2: (
    <>
      <path fill="var(--color-skyline)" d="M24 58a14 14 0 0 1 2-28 19 19 0 0 1 36-2 15 15 0 0 1 4 30z" />
      <path fill="var(--color-spot)" d="M44 76c-1-22 8-34 30-35 0 22-9 32-25 29 4-8 10-14 17-20-11 5-18 13-22 26" />
    </>
  ),
  'level-up': (
    <>
      <path fill="var(--color-dune-shade)" d="M12 64h18v14H12z" />
      <path fill="var(--color-dune)" d="M34 50h18v28H34z" />
      <path fill="var(--color-sand)" d="M56 36h18v42H56z" />
      <path fill="var(--color-spot)" d="M24 54V30l-9 8-5-6 18-17 18 17-5 6-9-8v24z" />
    </>
  ),
  'double-points': (
    <>
      <circle cx="52" cy="36" r="23" fill="var(--color-dune-shade)" />
      <circle cx="34" cy="52" r="25" fill="var(--color-sun)" />
      <path
        fill="var(--color-spot-ink)"
        d="M34 37l4.6 9.4 10.4 1.5-7.5 7.3 1.8 10.3-9.3-4.9-9.3 4.9 1.8-10.3-7.5-7.3 10.4-1.500z"
      />
    </>
  ),
  'free-kit': (
    <>
      <path fill="var(--color-spot-soft)" d="M16 40h54v36H16z" />
      <path fill="var(--color-spot)" d="M12 28h62v14H12z" />
      <path fill="var(--color-sun)" d="M37 28h12v48H37z" />
      <path fill="var(--color-sand)" d="M43 28c-10 0-20-4-17-12 3-7 14-2 17 12 3-14 14-19 17-12 3 8-7 12-17 12" />
    </>
  ),
};

/** A symbol of the slot machine, drawn. */
export function SymbolArt({ symbol }: { symbol: SlotSymbol }) {
  return (
    <svg aria-hidden viewBox="0 0 86 86" className="size-full" fill="none">
      {DRAWINGS[symbol]}
    </svg>
  );
}
