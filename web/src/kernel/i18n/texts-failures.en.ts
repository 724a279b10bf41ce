import { translated } from './translated';

/** What a refusal says, by its code: in English the server says it itself, which knows more of the case. */
export const failuresTexts = translated('failures', {
  byCode: {} as Readonly<Record<string, string>>,
  noCookies: 'Your browser blocks cookies. Allow them here, then try again.',
});
