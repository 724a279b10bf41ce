import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export type CardTone = 'plain' | 'accent' | 'sand';

const tones: Record<CardTone, string> = {
  plain: 'border-line bg-surface shadow-card',
  accent: 'border-transparent bg-accent-soft',
  sand: 'border-transparent bg-sand-soft',
};

/** A panel that groups what belongs together. */
export function Card({ tone = 'plain', className, ...rest }: ComponentProps<'div'> & { tone?: CardTone }) {
  return <div className={classNames('rounded-lg border p-6', tones[tone], className)} {...rest} />;
}
