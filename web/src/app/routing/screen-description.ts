import { useEffect } from 'react';
import { useLocale } from '../../kernel/i18n/locale';
import { screenDescriptionsTexts } from './texts-descriptions.en';
import { useAddress } from '../../kernel/routing/use-routing';
import { screenAt } from '../routes';

/** Sets the document's description, for visitors who bookmark or share a screen after navigation. */
export function ScreenDescription() {
  const { pathname } = useAddress();
  useLocale();
  const description = screenDescriptionsTexts[screenAt(pathname)?.text ?? 'notFound'];
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return null;
}
