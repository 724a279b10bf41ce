/** An e-mail as it is handed over to be sent. */
export interface OutgoingEmail {
  /** Of this message alone, the same whenever it is sent: `<…@…>`. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  locale: 'en' | 'ar';
  /** Calendar files, attached. */
  calendars?: readonly { name: string; content: string }[];
  /** Where one POST of the mail program unsubscribes (RFC 8058). */
  oneClickUrl?: string;
}

/**
 * Why an attempt failed. `rights` and `storage`: the file could not be written; `settings`: keys are missing;
 * `service`: the server answered with a fault of its own; `interrupted`: two workers ended while they sent it.
 */
export const SEND_FAULTS = [
  'login', 'certificate', 'connection', 'sender', 'recipient', 'message', 'service', 'rights', 'storage', 'settings',
  'interrupted',
] as const;
export type SendFault = (typeof SEND_FAULTS)[number];

/** A failed attempt. `error` may name the recipient; `code` never does: a system's code or a server's number. */
export interface FailedSend {
  fault: SendFault;
  code?: string | undefined;
  error: string;
}

/** How an attempt ended: `passing` faults are tried again, what was `refused` is not. */
export type SendOutcome = { status: 'sent' } | ({ status: 'passing' | 'refused' } & FailedSend);

/** Sends e-mails. Never throws. */
export interface Mailer {
  /** Nothing goes out: messages stay readable on the operators' mailbox page, with their codes. */
  readonly keepsMail: boolean;
  send(email: OutgoingEmail): Promise<SendOutcome>;
  /** Removes what is kept of messages, by the first part of their Message-IDs. Throws where it cannot. */
  forget(messages: readonly string[]): Promise<void>;
}

/** A browser's address for pushes, and its keys. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone` is a browser that will never listen again. */
export type PushOutcome = SendOutcome | { status: 'gone'; error: string };

/** Sends pushes to browsers. Never throws. */
export interface Pusher {
  send(target: PushTarget, payload: string): Promise<PushOutcome>;
}
