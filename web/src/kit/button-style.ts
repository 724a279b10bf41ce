import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'sand';
export type ButtonSize = 'small' | 'medium' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-full border font-semibold leading-tight text-center transition-colors cursor-pointer disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-ink-muted aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-line aria-disabled:text-ink-muted aria-busy:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-accent bg-accent text-accent-ink hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:border-accent hover:bg-accent-soft',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-accent-soft',
  sand: 'border-sand bg-sand-soft text-ink hover:border-ink-muted',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-4 py-1.5 text-sm',
  medium: 'min-h-12 px-6 py-2.5 text-base',
  large: 'min-h-14 px-6 py-3 text-lg sm:px-8',
};

/** The classes of a button, for links that look like one as well. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', extra?: string): string {
  return classNames(base, variants[variant], sizes[size], extra);
}
