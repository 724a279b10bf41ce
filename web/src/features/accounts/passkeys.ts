import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { credentialSchema } from '@planet-heroes/contracts/areas/accounts/schemas';
import { messages } from '../../shared/messages/messages';
import { loadCode } from '../../shared/not-loaded';

type Options = Record<string, unknown>;

/** The library comes with the first use. */
const library = () => loadCode(() => import('@simplewebauthn/browser'));

/** Whether this browser makes passkeys here: they belong to a site's name, and an address in numbers is none. */
export function arePasskeysOffered(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|[:[]/.test(location.hostname);
}

/** Has the browser make a passkey. */
export async function makePasskey(options: Options) {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return asCredential(await startRegistration({ optionsJSON }));
}

/** Has the browser sign with a passkey that its user chooses. */
export async function signWithPasskey(options: Options) {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return asCredential(await startAuthentication({ optionsJSON }));
}

/** What went wrong in the browser, in words; undefined where it went wrong elsewhere. */
export function passkeyFailure(error: unknown): string | undefined {
  const { passkey, passkeys } = messages.accounts;
  if (!(error instanceof Error)) return undefined;
  switch (error.name) {
    case 'NotAllowedError':
    case 'AbortError':
      return passkey.cancelled;
    case 'InvalidStateError':
      return passkeys.exists;
    case 'ConstraintError':
    case 'NotSupportedError':
    case 'SecurityError':
    case 'UnknownError':
    case 'OperationError':
      return passkey.failed;
    default:
      return undefined;
  }
}

/** What the contract takes of it, and nothing else. */
function asCredential(response: AuthenticationResponseJSON | RegistrationResponseJSON) {
  return credentialSchema.parse(response);
}
