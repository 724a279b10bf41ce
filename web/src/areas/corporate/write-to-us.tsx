import { CONTACT } from '../../kernel/config/contact';
import { corporateTexts } from './texts.en';

/** For a company that waits longer than we promised: an e-mail to us about its quote or order. */
export function WriteToUs({ about }: { about: string }) {
  return (
    <a
      className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
      href={`mailto:${CONTACT.email}?subject=${encodeURIComponent(about)}`}
    >
      {corporateTexts.writeToUs}
    </a>
  );
}
