import { translated } from '../../kernel/i18n/translated';

/** A company that our desk has not approved: what is next, and how one applies again. */
export const corporateApplyingTexts = translated(
  'corporateApplying',
  {
    button: 'Correct and apply again',
    askAdmin: 'One of its Admins can correct this and apply again.',
    title: (name: string) => `Correct ${name} and apply again`,
    reason: (reason: string) => `Our desk’s reason: ${reason}`,
    submit: 'Apply again',
    done: 'Application sent',
    doneText: (name: string) => `${name} awaits our desk’s approval. We’ll e-mail you.`,
    next: {
      pending: {
        title: 'Waiting for approval',
        text: (name: string) =>
          `Our desk is checking the trade licence of ${name}. You get an e-mail when it has decided; then you can request your first quote.`,
      },
      declined: {
        title: 'Not approved yet',
        text: (name: string) => `Our desk has not approved ${name}. Correct its details and apply again, and our desk looks at it again.`,
        member: (name: string) => `Our desk has not approved ${name}.`,
      },
    },
  } as const,
);
