import { useEffect } from 'react';
import { useLocale } from '../../kernel/i18n/locale';
import { screenDescriptionsTexts } from './texts-descriptions.en';
import { useAddress } from '../../kernel/routing/use-routing';
import { screenAt } from '../routes';

/** The document's description, for whoever keeps or shares a screen that was led to. */
export function ScreenDescription() {
  const { pathname } = useAddress();
  useLocale();
  const description = screenDescriptionsTexts[screenAt(pathname)?.text ?? 'notFound'];
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return null;
}
