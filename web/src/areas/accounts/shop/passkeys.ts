import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { accountsTexts } from '../texts.en';
import { loadCode } from '../../../kernel/hydration/not-loaded';

type Options = Record<string, unknown>;

/** The library, and what the contract takes of a credential and nothing else: they come with the first use. */
const loadParts = () =>
  loadCode(() =>
    Promise.all([import('@simplewebauthn/browser'), import('@planet-heroes/contracts/areas/accounts/schemas')])
  );

/** Whether this browser makes passkeys here: they belong to a site's name, and an address in numbers is none. */
export function arePasskeysOffered(): boolean {
  return typeof PublicKeyCredential === 'function' && !/^[\d.]+$|[:[]/.test(location.hostname);
}

/** Has the browser make a passkey. */
export async function makePasskey(options: Options) {
  const [{ startRegistration }, { credentialSchema }] = await loadParts();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return credentialSchema.parse(await startRegistration({ optionsJSON }));
}

/** Has the browser sign with a passkey that its user chooses. */
export async function signWithPasskey(options: Options) {
  const [{ startAuthentication }, { credentialSchema }] = await loadParts();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return credentialSchema.parse(await startAuthentication({ optionsJSON }));
}

/** What went wrong in the browser, in words; undefined where it went wrong elsewhere. */
export function passkeyFailure(error: unknown): string | undefined {
  const { passkey, passkeys } = accountsTexts;
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
