import type { ReactNode } from 'react';
import { Heading } from './heading';

interface PageHeaderProps {
  eyebrow: string;
  title: string;
  lead: ReactNode;
  /** Links or buttons under the lead. */
  actions: ReactNode;
  /** A drawing at the end of the row on wide screens. */
  art: ReactNode;
}

/**
 * The opening of a screen with the scene: what it is called and what it is for, on a strip of sky above the waterline.
 */
export function PageHeader({ eyebrow, title, lead, actions, art }: PageHeaderProps) {
  return (
    <div className="relative overflow-hidden bg-linear-to-b from-sky to-sky-low">
      <div className="page-width grid items-end gap-8 pt-10 pb-20 sm:pt-16 sm:pb-28 lg:grid-cols-[1fr_auto]">
        <div className="flex max-w-3xl flex-col items-start gap-4">
          <p className="text-sm font-semibold text-accent">{eyebrow}</p>
          <Heading level={1}>{title}</Heading>
          <p className="max-w-[56ch] text-lg text-ink-muted">{lead}</p>
          <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
        </div>
        <div aria-hidden className="hidden lg:block">
          {art}
        </div>
      </div>
      <Waterline />
    </div>
  );
}

function Waterline() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1440 80"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-12 w-full sm:h-16"
    >
      <path fill="var(--color-dune)" d="M0 30c90-22 190-26 300-10 90 14 190 30 300 30v30H0z" />
      <path
        fill="var(--color-sea-light)"
        d="M0 44c120 0 120-14 240-14s120 14 240 14 120-14 240-14 120 14 240 14 120-14 240-14 120 14 240 14v36H0z"
      />
      <path
        fill="var(--color-sea)"
        d="M0 56c160 0 160 10 320 10s160-10 320-10 160 10 320 10 160-10 320-10 160 8 160 8v16H0z"
      />
      <path fill="var(--color-canvas)" d="M0 74c240-8 480-8 720 0s480 6 720-2v10H0z" />
    </svg>
  );
}
