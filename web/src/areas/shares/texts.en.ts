import { translated } from '../../kernel/i18n/translated';

export const socialShareTexts = translated(
  'socialShare',
  {
    title: 'Share your impact',
    description: 'Friends who join with your link count as yours.',
    tabsLabel: 'What to share',
    tabs: { share: 'Share', challenges: 'Challenges' },
    preview: 'Preview',
    previewNote: 'Every share carries your own link.',
    targetsLabel: 'Share with',
    targets: {
      whatsapp: 'WhatsApp',
      twitter: 'Twitter (X)',
      facebook: 'Facebook',
      linkedin: 'LinkedIn',
      instagram: 'Instagram',
      native: 'More Options',
    },
    opensNewWindow: '(opens in a new window)',
    shareChallenge: 'Share Challenge',
    viaWhatsApp: 'via WhatsApp',
    challengesLead: 'Bring a friend into a challenge that runs right now.',
    noChallenges: 'No challenge is running right now.',
    challengesFailed: 'The challenges cannot be reached right now.',
    loading: 'Loading the challenges',
    share: 'Share',
    texts: {
      achievement: (title: string | undefined, points: string) =>
        title
          ? `I reached “${title}” as a Planet Hero in Dubai, with ${points} Planet Points so far. Join me.`
          : `I earned ${points} Planet Points as a Planet Hero in Dubai. Join me.`,
      trade: (device: string, value: string) =>
        `I traded in my ${device} for ${value} towards clean water. Your old phone can do the same.`,
      milestone: (bottles: string) =>
        `My phones count for ${bottles} bottles in the game of Planet Heroes. Join the heroes of Dubai.`,
      challenge: (title: string | undefined, points: string | undefined) =>
        `Join me in ${title ? `“${title}”` : 'an eco-challenge'} on Planet Heroes${
          points ? ` and earn ${points} points` : ''
        }.`,
    },
    shared: {
      title: 'Shared Successfully!',
      description: 'Your eco-action has been shared. Earn points when friends join!',
    },
    contentCopied: {
      title: 'Content Copied!',
      description: 'Instagram caption copied to clipboard. Open Instagram to share!',
    },
    linkCopied: { title: 'Link Copied!', description: 'Share text copied to clipboard!' },
    failed: 'It could not be shared. Please try again.',
  } as const,
);
