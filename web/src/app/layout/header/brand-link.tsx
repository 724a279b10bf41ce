import { Link } from '../../../kernel/routing/link';
import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { useAudienceMode, useModeStore } from '../../state/mode-store';
import { LogoMark } from '../logo-mark';

/** The logo, or a text brand where the hostname started business mode (spec document 1, section 2). */
export function BrandLink() {
  const startedByHost = useModeStore((state) => state.startedByHost);
  const textBrand = useAudienceMode() === 'business' && startedByHost;
  const { brand, businessBrand, homeLink } = shellTexts;
  return (
    <Link
      to="/"
      aria-label={homeLink}
      className="flex min-h-11 items-center gap-1 font-display sm:gap-2 text-lg font-semibold sm:text-xl tracking-[-0.02em] whitespace-nowrap text-ink"
    >
      {textBrand
        ? (
          <span className="max-w-32 text-base leading-tight whitespace-normal sm:max-w-none sm:text-xl">
            {businessBrand}
          </span>
        )
        : (
          <>
            <LogoMark className="size-8 sm:size-9" />
            <span className="max-[23.75rem]:sr-only">{brand}</span>
          </>
        )}
    </Link>
  );
}
