import { shellTexts } from '../i18n/texts-shell.en';
import { toast } from '../../kit/toast/toast';

/** Tells who asked for something that its code did not come. */
export function toastNotLoaded(): void {
  const { title, description } = shellTexts.failedPart;
  toast({ title, description, variant: 'destructive' });
}
