import type { MessageSubject } from '@planet-heroes/contracts/areas/support/schemas';

/** `email-order-PO-1007-received-2-<account>`, as the reactions of companies name what they post. */
const COMPANY_NEWS = /^email-(order|payment|quote)-((?:PO|Q)-[A-Z0-9]+)-([a-z_]+)-/;

/** Which order or quote a message to a company is about, and the step it reports; null for any other message. */
export function subjectOfCompanyNews(messageId: string): MessageSubject | null {
  const [, kind, id, step] = COMPANY_NEWS.exec(messageId) ?? [];
  return kind && id && step ? { kind: kind === 'quote' ? 'quote' : 'order', id, step } : null;
}
