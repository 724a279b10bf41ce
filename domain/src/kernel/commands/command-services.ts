import type { FileStore } from '@planet-heroes/contracts/kernel/files/file-store';
import type { MessageChannel } from '@planet-heroes/contracts/kernel/outbox/message-report';
import type { FailedSend, Mailer, Pusher } from '@planet-heroes/contracts/kernel/outbox/senders';

/** A language model that speaks the chat-completions protocol, where one is configured. */
export interface LanguageModelSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** An attempt to send a message that failed, without anything that names a person. */
export interface MessageFault extends Omit<FailedSend, 'error'> {
  channel: MessageChannel;
  kind: string;
  /** The first part of its Message-ID. */
  message: string;
  attempt: number;
  mayTryAgain: boolean;
}

/** What handlers get from the process that runs them. */
export interface CommandServices {
  /** Seconds between a trade-in's automatic steps where no desk works; undefined where one does. */
  autoVerifySeconds: number | undefined;
  /** How many days later than calculated Ramadan is. */
  ramadanShiftDays: number;
  /** How long a command's transaction may stay open, ms. */
  transactionBoundMs: number;
  languageModel: LanguageModelSettings | undefined;
  /** Called with the reason why the language model’s answer could not be used; the visitor still gets an answer. */
  onModelFault: (reason: unknown) => void;
  /** Whether webhooks may go to addresses of private networks: for tests and closed installations only. */
  allowPrivateWebhooks: boolean;
  onMessageFault: (fault: MessageFault) => void;
  mailer: Mailer;
  pusher: Pusher;
  /** Where photos are. */
  photos: FileStore;
  /** Where people reach the product: messages lead there. */
  publicUrl: string;
}
