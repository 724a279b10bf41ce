import { shellTexts } from '../../kernel/i18n/texts-shell.en';

/** The first stop of the tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-full bg-accent px-5 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:px-5 focus:py-3"
    >
      {shellTexts.skipToContent}
    </a>
  );
}
