import { shellTexts } from '../../../kernel/i18n/texts-shell.en';
import { ButtonLink } from '../../../kernel/routing/button-link';
import { useAudienceMode } from '../../state/mode-store';

/** The header's main button: the shop, or a bulk quote in business mode (spec document 1, section 2). */
export function CallToAction() {
  const mode = useAudienceMode();
  const { shopAll, bulkQuote, bulkQuoteShort } = shellTexts.navigation;
  if (mode === 'consumer') {
    return (
      <ButtonLink to="/products" size="small" className="whitespace-nowrap max-sm:px-2.5">
        {shopAll}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to="/bulk-tradein" size="small" className="whitespace-nowrap max-sm:px-2.5">
      <span className="sm:hidden">{bulkQuoteShort}</span>
      <span className="hidden sm:inline">{bulkQuote}</span>
    </ButtonLink>
  );
}
