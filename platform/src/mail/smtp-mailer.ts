import type { Mailer, OutgoingEmail, SendFault, SendOutcome } from '@planet-heroes/contracts/kernel/outbox/senders';
import { asMail, openedLater } from './as-mail.js';

/** Below the time for which a message stays claimed, all steps together. */
const STEP_MS = 7_000;
const WHOLE_MS = 24_000;

/** Sends e-mails by a mail server, each on a connection of its own. */
export function smtpMailer(url: string, from: string): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const transport = openedLater({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : protocol === 'smtps:' ? 465 : 587,
    secure: protocol === 'smtps:',
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // A password never goes over an open connection to another machine.
    requireTLS: searchParams.get('tls') === 'required',
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    keepsMail: false,
    async send(email: OutgoingEmail): Promise<SendOutcome> {
      try {
        await within(WHOLE_MS, transport(asMail(email, from)));
        return { status: 'sent' };
      } catch (error) {
        const { code, originalCode, responseCode, message } = error as SmtpError;
        return {
          status: isRefused(error as SmtpError) ? 'refused' : 'passing',
          fault: faultOf(error as SmtpError),
          code: responseCode ? String(responseCode) : (originalCode ?? code),
          error: message,
        };
      }
    },
    forget: () => Promise.resolve(),
  };
}

/** What the mail library adds to its errors; `originalCode` is the system's. */
type SmtpError = Error & { code?: string; originalCode?: string; command?: string; responseCode?: number };

/**
 * Whether another attempt would end the same: the server will not have this recipient or this message. All else, a
 * wrong password included, may be mended meanwhile.
 */
function isRefused({ code, command, responseCode }: SmtpError): boolean {
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || command === 'MAIL FROM') return false;
  return responseCode === undefined || responseCode >= 500;
}

function faultOf({ code, originalCode = '', command, responseCode }: SmtpError): SendFault {
  if (code === 'EAUTH') return 'login';
  if (code === 'ETLS' || /CERT|SIGNATURE|ERR_(TLS|SSL)/.test(originalCode)) return 'certificate';
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'sender';
  if (code === 'EENVELOPE' && command !== 'DATA') return 'recipient';
  if (code === 'EMESSAGE') return 'message';
  return responseCode ? 'service' : 'connection';
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The mail server took longer than ${ms / 1000} seconds.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
