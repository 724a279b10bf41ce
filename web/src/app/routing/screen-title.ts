import { useEffect } from 'react';
import { useLocale } from '../../kernel/i18n/locale';
import { screensTexts } from './texts.en';
import { useAddress } from '../../kernel/routing/use-routing';
import { screenAt } from '../routes';

/**
 * Document title after each change of route or language. A screen that was drawn ahead has it already: it need not be
 * in the first load.
 */
export function ScreenTitle() {
  const { pathname } = useAddress();
  useLocale();
  const { documentTitle, titles } = screensTexts;
  const title = documentTitle(titles[screenAt(pathname)?.text ?? 'notFound']);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
