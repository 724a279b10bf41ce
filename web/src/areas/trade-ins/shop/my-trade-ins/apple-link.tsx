import type { ReactNode } from 'react';
import { commonTexts } from '../../../../kernel/i18n/texts.en';
import { VisuallyHidden } from '../../../../kit/visually-hidden';

/** A page of Apple's, in a new tab. */
export function AppleLink({ to, children }: { to: `https://${string}`; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold whitespace-nowrap text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {children} <VisuallyHidden>{commonTexts.opensNewTab}</VisuallyHidden>
    </a>
  );
}
