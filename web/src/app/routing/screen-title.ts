import { useEffect } from 'react';
import { useLocale } from '../../shared/locale/locale';
import { messages } from '../../shared/messages/messages';
import { useAddress } from '../../shared/routing/use-routing';
import { screenAt } from './screens';

/**
 * Document title after each change of route or language. A screen that was drawn ahead has it already: it need not be
 * in the first load.
 */
export function ScreenTitle() {
  const { pathname } = useAddress();
  useLocale();
  const { documentTitle, titles } = messages.screens;
  const title = documentTitle(titles[screenAt(pathname)?.text ?? 'notFound']);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
