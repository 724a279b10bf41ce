import { messages } from '../i18n/messages';
import { toast } from '../../kit/toast/toast';

/** Tells who asked for something that its code did not come. */
export function toastNotLoaded(): void {
  const { title, description } = messages.shell.failedPart;
  toast({ title, description, variant: 'destructive' });
}
