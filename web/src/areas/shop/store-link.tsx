import type { ReactNode } from 'react';
import { SITE } from '../../kernel/config/site';
import { commonTexts } from '../../kernel/i18n/texts.en';
import { type ButtonSize, buttonStyle } from '../../kit/button-style';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useMe } from '../heroes/use-me';
import { buildStoreLink } from './build-store-link';

/** The tag of a visitor who has no referral code, or whose code is not known. */
const NO_REFERRER = 'planet-heroes';

/** The parameter that names the referrer to the store. */
export function referralTag(code: string | undefined): { ref: string } {
  return { ref: code ?? NO_REFERRER };
}

/** An address of the external store, with what is wanted as parameters. */
export function storeLink(parameters: Readonly<Record<string, string>>): string {
  return buildStoreLink(SITE.storeUrl, parameters);
}

/**
 * Opens the external store in a new tab that cannot reach back into this one (spec document 1, section 4). Throws where
 * the browser does.
 */
export function openStore(parameters: Readonly<Record<string, string>>): void {
  window.open(storeLink(parameters), '_blank', 'noopener');
}

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
