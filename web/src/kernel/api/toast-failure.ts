import { failureText } from './api-error';
import { toastsTexts } from '../i18n/texts-toasts.en';
import { toast } from '../../kit/toast/toast';

/** The catalogue's destructive toast (spec document 1, section 8). */
export function toastError(description: string = toastsTexts.somethingWentWrong): void {
  toast({ title: toastsTexts.error, description, variant: 'destructive' });
}

/** The same for a failed call, with the server's own words where it gave any. */
export function toastFailure(error: unknown, otherwise: string = toastsTexts.somethingWentWrong): void {
  toastError(failureText(error, otherwise));
}
