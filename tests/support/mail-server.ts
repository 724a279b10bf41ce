import { readFileSync } from 'node:fs';
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
  /** How the next senders are answered. */
  senderAnswers: number[];
  /** How the next messages are answered once they were read. */
  messageAnswers: number[];
  close(): Promise<void>;
}

/** With `tls` its certificate is one that nobody trusts. Every login is refused. */
export async function startMailServer({ tls = false } = {}): Promise<MailServer> {
  const received: MailServer = {
    url: '', mails: [], attempts: 0, answers: [], senderAnswers: [], messageAnswers: [], close: async () => {},
  };
  const refusal = (answers: number[]) => {
    const responseCode = answers.shift();
    return responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    secure: tls,
    ...(tls && { key: certificate('server.key'), cert: certificate('server.crt') }),
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => callback(new Error('Wrong password')),
    onMailFrom: (_address, _session, callback) => callback(refusal(received.senderAnswers)),
    onRcptTo(_address, _session, callback) {
      received.attempts++;
      callback(refusal(received.answers));
    },
    onData(stream, _session, callback) {
      simpleParser(stream, (error, mail) => {
        const refused = error ?? refusal(received.messageAnswers);
        if (!refused) received.mails.push(mail);
        callback(refused);
      });
    },
  });
  // Clients that do not trust the certificate hang up.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  received.url = `smtp${tls ? 's' : ''}://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  received.close = () => new Promise((resolve) => server.close(() => resolve()));
  return received;
}

function certificate(name: string): Buffer {
  return readFileSync(new URL(`../fixtures/tls/${name}`, import.meta.url));
}
