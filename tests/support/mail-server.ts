import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A real mail server on this machine, which keeps what it is given. */
export interface MailServer {
  url: string;
  /** In the order of their arrival. */
  mails: ParsedMail[];
  /** How many times somebody named a recipient. */
  attempts: number;
  /** How the next recipients are answered, one after the other; then all are welcome. */
  answers: number[];
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: MailServer = { url: '', mails: [], attempts: 0, answers: [], close: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      received.attempts++;
      const responseCode = received.answers.shift();
      callback(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null);
    },
    onData(stream, _session, callback) {
      simpleParser(stream, (error, mail) => {
        if (!error) received.mails.push(mail);
        callback(error);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  received.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  received.close = () => new Promise((resolve) => server.close(() => resolve()));
  return received;
}
