import { EXAMPLE_ID, EXAMPLE_TIME } from '../../kernel/calls/example-values.js';

export const EXAMPLE_SHARE = {
  id: EXAMPLE_ID,
  shareType: 'trade',
  contentId: 'iphone-13-pro',
  platform: 'whatsapp',
  shareUrl: 'https://planet-heroes.example/join?ref=HERO1A2B3C',
  shareText: 'I traded in my iPhone and saved 425 bottles.',
  code: 'HERO1A2B3C',
  sharedAt: EXAMPLE_TIME,
  friendsJoined: 0,
  friendsTraded: 0,
} as const;
