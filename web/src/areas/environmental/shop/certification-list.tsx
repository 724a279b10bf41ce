import { environmentalTexts } from '../texts.en';
import { Badge } from '../../../kit/badge';
import { Card } from '../../../kit/card';
import { Heading } from '../../../kit/heading';

/** Certifications, each active or waiting for its renewal (spec document 2, section 4). */
export function CertificationList() {
  const text = environmentalTexts.certifications;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {text.list.map(({ name, text: meaning, issued, expires, status }) => (
        <li key={name}>
          <Card className="flex h-full flex-col items-start gap-3">
            <Badge tone={status === 'active' ? 'positive' : 'warning'}>{text.statuses[status]}</Badge>
            <Heading level={3}>{name}</Heading>
            <p className="text-sm text-ink-muted">{meaning}</p>
            <dl className="mt-auto grid w-full grid-cols-2 gap-4 border-t border-line pt-4 text-sm">
              <div>
                <dt className="text-ink-muted">{text.issued}</dt>
                <dd className="font-medium">{issued}</dd>
              </div>
              <div>
                <dt className="text-ink-muted">{text.expires}</dt>
                <dd className="font-medium">{expires}</dd>
              </div>
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}
