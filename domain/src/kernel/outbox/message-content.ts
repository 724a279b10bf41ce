/** The languages of messages. */
export type MessageLocale = 'en' | 'ar';

/** What an e-mail says, in the recipient's language; it is laid out when it is sent. */
export interface EmailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Shown large, in a line of its own. */
  code?: string;
  /** `url` may be a path: it is completed with the public address when it is sent. */
  action?: EmailAction;
  /** The other way of two. */
  otherAction?: EmailAction;
  /** A calendar file (RFC 5545), attached. */
  calendar?: { name: string; content: string };
  /** Several messages in one, in the order of time. A single one is said by the fields above, and shown by them. */
  parts?: readonly EmailPart[];
  footnote?: string;
}

interface EmailAction {
  label: string;
  url: string;
}

/** One message of several. `topic`: what it is about; of each only the latest is sent. */
export type EmailPart = Pick<EmailContent, 'subject' | 'paragraphs' | 'action' | 'otherAction' | 'calendar'> & {
  topic: string;
  /** Where e-mails of its kind are stopped, as the path of a page. */
  unsubscribePath?: string;
};

/** What a browser shows of a push; a click leads to `path`. */
export interface PushContent {
  title: string;
  body: string;
  path: string;
  /** A later one with the same tag takes the place of the former. */
  tag: string;
}

/** The parts that are shown as such. */
export function severalParts({ parts = [] }: EmailContent): readonly EmailPart[] {
  return parts.length > 1 ? parts : [];
}
