import { SiteFooter } from './footer/site-footer';
import { WelcomeBanner } from './welcome-banner';

/** What closes every page. */
export function PageEnd() {
  return (
    <>
      <WelcomeBanner />
      <SiteFooter />
    </>
  );
}
