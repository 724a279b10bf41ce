import type { SendMailOptions, TransportOptions } from 'nodemailer';
import type { OutgoingEmail } from '@planet-heroes/contracts/kernel/outbox/senders';

/** An e-mail as the mail library takes it: text, HTML and calendar files, and how to be rid of the like. */
export function asMail(
  { messageId, to, subject, text, html, locale, oneClickUrl, calendars = [] }: OutgoingEmail,
  from: string,
): SendMailOptions {
  return {
    messageId,
    from,
    // As one address: what it holds is never read as a list.
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: calendars.map(({ name, content }) => ({
      filename: name, content, contentType: 'text/calendar; charset=utf-8',
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      ...(oneClickUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(oneClickUrl && { list: { unsubscribe: oneClickUrl } }),
  };
}

/** Sends through a transport of these options. The library is loaded for the first e-mail. */
export function openedLater(options: object): (email: SendMailOptions) => Promise<{ message?: unknown }> {
  const open = async () => (await import('nodemailer')).createTransport(options as TransportOptions);
  let opened: ReturnType<typeof open> | undefined;
  return async (email) => {
    opened ??= open();
    return (await opened).sendMail(email);
  };
}
