import type { ReactNode } from 'react';
import { useMe } from '../heroes/use-me';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { type ButtonSize, buttonStyle } from '../../kit/button-style';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { referralTag, storeLink } from './store-link';

interface StoreLinkProps {
  parameters: Record<string, string>;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** A link to the external shop that looks like a button; it opens a new tab and carries the visitor's referral tag. */
export function StoreLink({ parameters, size, className, children }: StoreLinkProps) {
  const { data: me } = useMe();
  return (
    <a
      href={storeLink({ ...parameters, ...referralTag(me?.referralCode) })}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('primary', size, className)}
    >
      <span>
        {children} <VisuallyHidden>{commonTexts.opensNewTab}</VisuallyHidden>
      </span>
    </a>
  );
}
