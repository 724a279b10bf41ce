import { lazy } from 'react';
import { SITE } from '../../../kernel/config/site';
import { LaterPart } from '../../../kernel/hydration/later-part';
import { loadCode } from '../../../kernel/hydration/not-loaded';
import { useHydrated } from '../../../kernel/hydration/use-hydrated';
import { Link } from '../../../kernel/routing/link';
import { useAddress, useNavigate } from '../../../kernel/routing/use-routing';
import { leaderboardTexts } from '../texts.en';

/** The part of the leaderboard's address that opens the demo hero's page, in a demo. */
const AFTER_A_YEAR = '#after-a-year';

const DemoHero = lazy(async () => ({
  default: (await loadCode(() => import('./demo-hero'))).DemoHero,
}));

/** In a demo, the way to what a hero's page looks like after a year: the demo hero's, whom nobody acts as there. */
export function AfterAYearLink({ className = '' }: { className?: string }) {
  const isDemo = useHydrated() && SITE.isDemo;
  return isDemo && (
    <Link
      to={AFTER_A_YEAR}
      className={`inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-3 ${className}`}
    >
      {leaderboardTexts.afterAYear.link}
    </Link>
  );
}

/** The demo hero's page, over the leaderboard. */
export function AfterAYear() {
  const { pathname, hash } = useAddress();
  const navigate = useNavigate();
  const isOpen = useHydrated() && SITE.isDemo && hash === AFTER_A_YEAR;
  const close = () => navigate(pathname, { replace: true, state: { keepPlace: true } });
  return isOpen && (
    <LaterPart wasAskedFor onFailed={close}>
      <DemoHero onClose={close} />
    </LaterPart>
  );
}
