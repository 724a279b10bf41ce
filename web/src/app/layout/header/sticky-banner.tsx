import { BANNER_THRESHOLD_PX } from '@planet-heroes/contracts/kernel/interface';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { classNames } from '../../../kit/class-names';
import { useScrolledPast } from './use-scrolled-past';

/**
 * The banner under the header once the page is scrolled more than 600 px (spec document 1, section 2). It hangs from
 * the sticky header, so it moves nothing; the page's scroll padding keeps focus clear of it.
 */
export function StickyBanner() {
  const visible = useScrolledPast(BANNER_THRESHOLD_PX);
  const { label, full, short } = shellTexts.banner;
  return (
    <aside
      aria-label={label}
      className={classNames(
        'absolute inset-x-0 top-full -z-10 flex h-(--sticky-banner-height) items-center justify-center overflow-hidden bg-accent px-4 text-center text-sm font-semibold text-accent-ink transition-[transform,visibility] duration-300',
        visible ? 'visible translate-y-0' : 'invisible -translate-y-full',
      )}
    >
      <p className="truncate">
        <span className="md:hidden">{short}</span>
        <span className="hidden md:inline">{full}</span>
      </p>
    </aside>
  );
}
