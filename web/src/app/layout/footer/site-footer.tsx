import { pageEndTexts } from '../texts-page-end.en';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { useHydrated } from '../../../kernel/hydration/use-hydrated';
import { LogoMark } from '../logo-mark';
import { FooterColumn } from './footer-column';
import { FooterContact } from './footer-contact';
import { FooterFigures } from './footer-figures';
import { EXPLORE_LINKS, LEGAL_LINKS } from './footer-links';
import { Shoreline } from './shoreline';
import { SocialLinks } from './social-links';

const YEAR = new Date().getFullYear();

/**
 * The footer: links, figures, contacts and social networks (spec document 1, sections 1 and 2). Dark in both themes.
 */
export function SiteFooter() {
  const { brand } = shellTexts;
  const { footer } = pageEndTexts;
  const isHydrated = useHydrated();
  return (
    <footer aria-label={footer.label} className="mt-auto pt-10">
      <Shoreline />
      <div className="scheme-dark bg-footer text-ink">
        <div className="page-width flex flex-col gap-10 pt-8 pb-10">
          <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.3fr_1.2fr_0.8fr_1.2fr]">
            <div className="flex flex-col gap-4">
              <p className="flex items-center gap-2.5 font-display text-xl font-semibold">
                <LogoMark />
                {brand}
              </p>
              <p className="max-w-xs text-sm text-ink-muted">{footer.tagline}</p>
              <SocialLinks />
            </div>
            <FooterColumn heading={footer.exploreHeading} links={EXPLORE_LINKS} />
            <FooterColumn heading={footer.legalHeading} links={LEGAL_LINKS} />
            <FooterContact />
          </div>
          <FooterFigures />
          {/* The build may have drawn last year's; the key has it written anew. */}
          <p key={String(isHydrated)} suppressHydrationWarning className="text-xs text-ink-muted">
            {footer.rights(YEAR)}
          </p>
        </div>
      </div>
    </footer>
  );
}
