import { translated } from '../../kernel/i18n/translated';

/** A numbered part of a legal text: paragraphs, then points. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly { title: string; text: string }[];
  /** Ends with how to reach us. */
  hasContact?: boolean;
}

export const legalTexts = translated(
  'legal',
  {
    updated: (day: string) => `Last updated ${day}`,
    contents: 'On this page',
    print: 'Print this page',
    inShort: 'In short',
    email: 'E-mail',
    phone: 'Phone',
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    days: (count: number) => `${count} days`,
    hours: (count: number) => `${count} hours`,
  } as const,
);
