import { failureText } from './api-error';
import { toastsTexts } from '../i18n/texts-toasts.en';
import { toast } from '../../kit/toast/toast';

/** The catalogue's destructive toast, with the server's own words where it gave any (spec document 1, section 8). */
export function toastFailure(error: unknown): void {
  const { error: title, somethingWentWrong } = toastsTexts;
  toast({ title, description: failureText(error, somethingWentWrong), variant: 'destructive' });
}
