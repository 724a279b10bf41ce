import { translated } from '../../kernel/i18n/translated';

export const corporateLeavingTexts = translated(
  'corporateLeaving',
  {
    leaving: 'Leaving…',
    stay: 'Stay',
    onlyAdmin: 'To leave, make somebody else an Admin first.',
    member: {
      leave: 'Leave',
      question: (name: string) => `Leave ${name}?`,
      detail: 'To come back, you need a new invitation.',
      confirm: (name: string) => `Yes, leave ${name}`,
      done: (name: string) => `You have left ${name}`,
    },
    /** One that applied again may have been approved before, and have more members. */
    again: 'To come back, you need a new invitation. If you are its only member, its application is withdrawn.',
    /** The only member of a company that waits for our approval. */
    applicant: {
      leave: 'Withdraw the application',
      question: (name: string) => `Leave ${name} and withdraw its application?`,
      detail: 'You are its only member: its application is withdrawn with you. To come back, you have to register it again.',
      confirm: (_name: string) => 'Yes, withdraw the application',
      done: (name: string) => `The application of ${name} was withdrawn`,
    },
  } as const,
);
