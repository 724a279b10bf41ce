import { shellTexts } from '../i18n/texts-shell.en';
import { toast } from '../../kit/toast/toast';

/** Shows that the code of something the visitor asked for failed to load. */
export function toastNotLoaded(): void {
  const { title, description } = shellTexts.failedPart;
  toast({ title, description, variant: 'destructive' });
}
