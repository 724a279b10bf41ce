import { ApiError } from '../../../../kernel/api/api-error';
import { toastsTexts } from '../../../../kernel/i18n/texts-toasts.en';

/** Why signing in did not go on: in words, or until when the server takes no more tries. */
export type SignInFailure = { text: string; until?: undefined } | { text?: undefined; until: number };

/** What a failed call comes to. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof ApiError && error.code === 'too_many_requests' && error.retryAfter !== undefined)
    return { until: Date.now() + error.retryAfter * 1000 };
  return { text: (error instanceof ApiError && error.serverMessage) || toastsTexts.somethingWentWrong };
}
