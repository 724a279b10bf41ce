import { translated } from '../../kernel/i18n/translated';

export const tradeChoiceTexts = translated(
  'tradeChoice',
  {
    /** What can be seen of each condition. Of the battery they say what the questions about the phone ask. */
    conditions: {
      excellent: 'No visible marks, the battery lasts the day',
      good: 'Light scratches, or a battery that runs down early',
      fair: 'Visible wear, or a battery that asks for service',
      poor: 'Cracked glass or a part that fails, but it turns on',
    },
    pickers: {
      label: 'Your iPhone',
      model: 'Model',
      condition: 'Condition',
      choose: 'Choose',
      help: 'Choose both for a price.',
      older: 'Older iPhone?',
    },
    trust: {
      label: 'What you can count on',
      price: { title: (days: number) => `Price held for ${days} days`, text: 'Cancel until handover' },
      pickup: {
        title: 'Free shipping',
        text: (most: string) => `Or a courier at your door: free in Dubai City Center, up to ${most} elsewhere`,
      },
      data: { title: 'Your data is wiped', text: 'To the DoD 5220.22-M standard' },
    },
  } as const,
);
