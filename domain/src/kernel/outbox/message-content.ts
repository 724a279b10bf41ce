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
  action?: { label: string; url: string };
  footnote?: string;
}

/** What a browser shows of a push; a click leads to `path`. */
export interface PushContent {
  title: string;
  body: string;
  path: string;
  /** A later one with the same tag takes the place of the former. */
  tag: string;
}
