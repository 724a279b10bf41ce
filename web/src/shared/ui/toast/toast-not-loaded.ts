import { messages } from '../../messages/messages';
import { toast } from './toast';

/** Tells who asked for something that its code did not come. */
export function toastNotLoaded(): void {
  const { title, description } = messages.shell.failedPart;
  toast({ title, description, variant: 'destructive' });
}
