import type { ErrorCode } from '@planet-heroes/contracts/kernel/errors/error-codes';
import { translated } from './translated';

const byCode: Partial<Record<ErrorCode, string>> = {
  code_wrong: 'This code is not right, or not any more. Look for the newest message, or have another code sent.',
  passkey_wrong: 'This passkey opens no account here. Try again, or sign in by e-mail.',
  nothing_to_merge: 'This browser brought no other hero along.',
  points_under_way: 'Some of these points are set aside for a reward still. Try again once the reward is there.',
  last_way_in: 'This passkey is your only way back. Add an e-mail address before you remove it.',
  passkey_limit_reached: 'An account has no room for another passkey. Remove one first.',
};

/**
 * What a refusal says, by its code. In English most are said by the server itself, which knows more of the case; here
 * stands what a visitor can do about it.
 */
export const failuresTexts = translated('failures', { byCode: byCode as Readonly<Record<string, string>> });
