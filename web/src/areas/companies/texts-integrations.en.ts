import { translated } from '../../kernel/i18n/translated';

/** The last tab of the account, whose code comes when it is opened. */
export const corporateIntegrationsTexts = translated(
  'corporateIntegrations',
  {
    apiKey: {
      title: 'API key',
      label: 'API key',
      none: 'No key yet',
      since: (moment: string) => `In use since ${moment}`,
      show: 'Show',
      hide: 'Hide',
      regenerate: 'Regenerate',
      make: 'Make a key',
      note:
        'We show only the beginning of your key. You see the whole key once, when it is made.',
      sampleNote:
        'This is the sample company’s key: it opens nothing and can’t be replaced.',
      question: 'Make a new API key?',
      firstText: 'Your programs use it to work with your account.',
      questionText: 'Give your programs the new key. The current one works for another 24 hours.',
      made: 'New API key',
      madeText: 'Copy it now; it is not shown again.',
      freshTitle: 'Your new API key',
      freshText: 'Copy it to a safe place. Once this window closes, nobody can show it again.',
    },
    secret: {
      copy: 'Copy',
      copied: 'Copied.',
      copyFailed: 'Copying did not work. Select it and copy it yourself.',
      kept: 'I have kept it',
      oldUntil: (moment: string) => `The old one works until ${moment}.`,
    },
    settings: {
      title: 'Webhooks and environment',
      webhookUrl: 'Webhook URL',
      webhookHint: 'Public and https. Empty turns webhooks off.',
      environment: 'Environment',
      environments: { production: 'Production', staging: 'Staging', development: 'Development' },
      save: 'Save API Settings',
      saved: 'API settings saved',
      newSecret: 'Make a new signing secret',
      secretTitle: 'Your new signing secret',
      secretText: 'Check our signatures with it. Once this window closes, nobody can show it again.',
      secretLabel: 'Signing secret',
    },
    events: {
      title: 'Webhook events',
      saved: 'Webhook events saved',
      described: 'What each message holds, and how to check it',
    },
    deliveries: {
      title: 'Webhook deliveries',
      refresh: 'Refresh',
      sendTest: 'Send a test message',
      testSent: 'Test message on its way',
      empty: 'No message has been sent yet.',
      attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
      answered: (status: number, ms: number) => `answered ${status} in ${ms} ms`,
      again: (time: string) => `next attempt: ${time}`,
      noAnswer: 'no answer',
      causes: {
        unknownHost: 'the host’s name was not found',
        refused: 'the server refused the connection',
        timedOut: 'the server did not answer in time',
        certificate: 'the server’s certificate is not valid',
      },
      resend: 'Resend',
      resent: 'On its way once more',
      states: { pending: 'Pending', delivered: 'Delivered', failed: 'Failed', cancelled: 'Cancelled' },
    },
    ownKey: {
      title: 'A key for your own programs',
      signIn:
        'This is our public sample company. Sign in with your work e-mail to open your company’s account: its Admin makes keys here. Keys are for your programs: you never type one on these pages.',
    },
  } as const,
);
