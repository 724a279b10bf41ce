import { defineArea } from '../../kernel/areas/area.js';
import { Account } from './account.entity.js';
import { bindToAccounts, forgetAccounts, readAccountData } from './account-of-hero.js';
import { endAllSessions, endSession } from './devices.js';
import { addPasskey, removePasskey, signInWithPasskey } from './passkeys.js';
import { Passkey, PasskeyChallenge } from './passkey.entities.js';
import { requestSignInCode } from './request-sign-in-code.js';
import { ACCOUNT_RETENTION } from './retention.js';
import { signIn } from './sign-in.js';
import { SignInCode } from './sign-in-code.entity.js';

/** Signing in and coming back: accounts, their codes and passkeys. Sessions are the kernel's. */
export const accounts = defineArea({
  name: 'accounts',
  entities: [Account, Passkey, PasskeyChallenge, SignInCode],
  commands: {
    'request-sign-in-code': requestSignInCode,
    'sign-in': signIn,
    'add-passkey': addPasskey,
    'sign-in-with-passkey': signInWithPasskey,
    'remove-passkey': removePasskey,
    'end-session': endSession,
    'end-sessions': endAllSessions,
  },
  reactions: {
    'hero.joined': bindToAccounts,
    'hero.arrived': bindToAccounts,
    'hero.removed': forgetAccounts,
  },
  personalData: { account: readAccountData },
  retention: ACCOUNT_RETENTION,
});

export { Account } from './account.entity.js';
