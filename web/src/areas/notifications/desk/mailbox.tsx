import { MAIL_ROUTES } from '@planet-heroes/contracts/areas/notifications/routes';
import type { MailMessage } from '@planet-heroes/contracts/areas/notifications/schemas';
import { formatTime } from '../../../kernel/desk/format';
import { Page, Panel } from '../../../kernel/desk/page';
import { usePolled } from '../../../kernel/desk/use-polled';
import { MAIL_MESSAGES } from './messages';

const TEXTS = MAIL_MESSAGES;
const POLL = { everyMs: 5_000 };
const LIMIT = 100;

/** What went out to people; where nothing really goes out, with its text. */
export function Mailbox() {
  const found = usePolled(MAIL_ROUTES.listMail, { query: { limit: LIMIT } }, POLL);
  const { answer } = found;
  return (
    <Page
      facts={answer && <p className="muted">{answer.isSent ? TEXTS.sent : TEXTS.kept}</p>}
      found={found}
      reading={TEXTS.reading}
    >
      {answer && (
        <Panel title={TEXTS.newest} wide>
          {answer.messages.length === 0 && <p className="muted">{TEXTS.none}</p>}
          <ul className="rows">
            {answer.messages.map((message) => <Mail key={message.id} message={message} />)}
          </ul>
        </Panel>
      )}
    </Page>
  );
}

function Mail({ message }: { message: MailMessage }) {
  const { to, kind, channel, subject, state, createdAt, dueAt, sentAt, attempts, error, content, locale } = message;
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  return (
    <li>
      <article>
        <h3 lang={locale} dir={direction}>{subject}</h3>
        <p className="muted">
          {TEXTS.facts(TEXTS.channels[channel], to, TEXTS.kinds[kind] ?? kind)}
          {' · '}
          {state === 'waiting'
            ? TEXTS.waiting(formatTime(dueAt), attempts)
            : TEXTS.state(TEXTS.states[state], formatTime(sentAt ?? createdAt))}
        </p>
        {error && <p className="problem">{error}</p>}
        {content && (
          <div className="mail-text" lang={locale} dir={direction}>
            {content.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
            {content.code && <p><code className="mail-code" dir="ltr">{content.code}</code></p>}
            {content.action && <p><a href={content.action.url}>{content.action.label}</a></p>}
            {content.footnote && <p className="muted">{content.footnote}</p>}
          </div>
        )}
      </article>
    </li>
  );
}
