import { useState } from 'react';
import { useLocale } from '../../kernel/i18n/locale';
import { useAddress } from '../../kernel/routing/use-routing';
import { screenAt } from '../routes';

/**
 * Whether the page shows something else than what was drawn: from then on always. `firstKey` is that of the address
 * that it was opened with.
 */
export function useHasMoved(firstKey: string): boolean {
  const { pathname, key } = useAddress();
  const locale = useLocale();
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && (key !== firstKey || locale !== 'en' || !screenAt(pathname))) setMoved(true);
  return hasMoved;
}
