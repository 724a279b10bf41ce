import { pageEndTexts } from '../texts-page-end.en';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { useHydrated } from '../../../kernel/hydration/use-hydrated';
import { useAudienceMode } from '../../state/mode-store';
import { LogoMark } from '../logo-mark';
import { FooterContact, SocialLinks } from './footer-contact';
import { Link } from '../../../kernel/routing/link';
import { IMPACT_BASELINE, MARKETING_FIGURES } from '@planet-heroes/contracts/areas/impact/catalogue';
import { formatCompact, formatWhole } from '../../../kernel/i18n/format-number';
import { SITE } from '../../../kernel/config/site';
import { formatMass } from '../../../kernel/i18n/format-mass';
import { formatAed } from '../../../kernel/i18n/format-money';

/** What the footer links to (spec document 1, section 2). `/sponsorships` has no screen and shows Page Not Found. */
const EXPLORE_LINKS = [
  { to: '/', text: 'calculator' },
  { to: '/my-trade-ins', text: 'myTradeIns' },
  { to: '/aquacafe', text: 'loyalty' },
  { to: '/leaderboard', text: 'leaderboard' },
  { to: '/impact-dashboard', text: 'impact' },
  { to: '/community', text: 'community' },
  { to: '/partners', text: 'partners' },
] as const;

const LEGAL_LINKS = [
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
  { to: '/environmental', text: 'environmental' },
  { to: '/sponsorships', text: 'sponsorships' },
] as const;

const YEAR = new Date().getFullYear();

/**
 * The footer: links, figures, contacts and social networks (spec document 1, sections 1 and 2). Dark in both themes.
 */
export function SiteFooter() {
  const { brand } = shellTexts;
  const { footer } = pageEndTexts;
  const isHydrated = useHydrated();
  const tagline = useAudienceMode() === 'business' ? footer.forBusiness : footer.tagline;
  return (
    <footer aria-label={footer.label} className="mt-auto pt-10">
      <Shoreline />
      <div className="scheme-dark bg-footer text-ink">
        <div className="page-width flex flex-col gap-10 pt-8 pb-10">
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-10 lg:grid-cols-[1.3fr_1.2fr_0.8fr_1.2fr]">
            <div className="flex flex-col gap-4 max-sm:col-span-2">
              <p className="flex items-center gap-2.5 font-display text-xl font-semibold">
                <LogoMark />
                {brand}
              </p>
              <p className="max-w-xs text-sm text-ink-muted">{tagline}</p>
              <SocialLinks />
            </div>
            <FooterColumn heading={footer.exploreHeading} links={EXPLORE_LINKS} />
            <FooterColumn heading={footer.legalHeading} links={LEGAL_LINKS} />
            <FooterContact />
          </div>
          <FooterFigures />
          {/* The prerendered year may be last year's; the key makes React replace it. */}
          <p key={String(isHydrated)} suppressHydrationWarning className="text-xs text-ink-muted">
            {footer.rights(YEAR)}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Dunes running down to the sea: the upper edge of the footer. */
function Shoreline() {
  return (
    <svg aria-hidden viewBox="0 0 1440 120" preserveAspectRatio="none" className="block h-14 w-full sm:h-20">
      <path fill="var(--color-dune)" d="M0 84c150-50 290-62 430-34s250 34 390 6 300-62 620-10v74H0z" opacity="0.55" />
      <path
        fill="var(--color-dune-shade)"
        d="M0 104c190-34 330-34 500-18s330 10 500-8 300-14 440 6v36H0z"
        opacity="0.55"
      />
      <path fill="var(--color-footer)" d="M0 112c120-12 240-12 360-4s240 8 360 0 240-8 360 0 240 8 360-2v14H0z" />
    </svg>
  );
}

interface FooterColumnProps {
  heading: string;
  links: readonly { to: string; text: keyof typeof pageEndTexts.footer.links }[];
}

/** One list of links in the footer. */
function FooterColumn({ heading, links }: FooterColumnProps) {
  return (
    <div>
      <h2 className="text-sm font-semibold text-sand">{heading}</h2>
      <ul className="mt-3 flex flex-col">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center text-sm text-ink underline-offset-4 hover:text-accent hover:underline"
            >
              {pageEndTexts.footer.links[text]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fixed figures that the shop advertises (spec document 1, section 1), with their date: the live ones go on. */
function FooterFigures() {
  const { afterAYear, demo, figures: text, figuresHeading, figuresOf, howWeCount } = pageEndTexts.footer;
  const figures = [
    { figure: text.more(formatCompact(IMPACT_BASELINE.bottlesPrevented)), label: text.bottles },
    { figure: formatWhole(IMPACT_BASELINE.heroes), label: text.members },
    { figure: formatMass(IMPACT_BASELINE.co2SavedGrams), label: text.carbon },
    { figure: text.standard, label: text.standardLabel },
    { figure: text.support, label: text.supportLabel },
    { figure: formatAed(MARKETING_FIGURES.heroMinimalOffer), label: text.heroMinimal },
    { figure: formatAed(MARKETING_FIGURES.loyaltyStarterOffer), label: text.loyaltyStarter },
  ];
  // Prerendered pages are for every installation.
  const isDemo = useHydrated() && SITE.isDemo;
  return (
    <section aria-label={figuresHeading}>
      {isDemo && (
        <p className="mb-4 font-semibold text-sand">
          {demo}{' '}
          <Link to="/leaderboard#after-a-year" className="inline-flex min-h-6 items-center underline underline-offset-4">
            {afterAYear}
          </Link>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-7 sm:grid-cols-4 lg:grid-cols-7">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="font-display text-xl font-medium whitespace-nowrap">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-muted">
        {figuresOf}{' '}
        <Link to="/how-we-count" className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-accent">
          {howWeCount}
        </Link>
      </p>
    </section>
  );
}
