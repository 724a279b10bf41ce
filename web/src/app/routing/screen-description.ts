import { useEffect } from 'react';
import { useLocale } from '../../shared/locale/locale';
import { messages } from '../../shared/messages/messages';
import { useAddress } from '../../shared/routing/use-routing';
import { screenAt } from './screens';

/** The document's description, for whoever keeps or shares a screen that was led to. */
export function ScreenDescription() {
  const { pathname } = useAddress();
  useLocale();
  const description = messages.screenDescriptions[screenAt(pathname)?.text ?? 'notFound'];
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return null;
}
