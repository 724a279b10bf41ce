import { translated } from '../../kernel/i18n/translated';

export const communityForumTexts = translated(
  'communityForum',
  {
    title: 'Heroes Forum',
    lead:
      'Pass on what worked for you. The posts of other heroes are samples. Likes, replies and sharing open later.',
    search: 'Search posts',
    searchExample: 'By title, content or tag',
    categoriesLabel: 'Categories',
    all: 'Show all posts',
    categories: {
      water: 'Water',
      ewaste: 'E-waste',
      missions: 'Missions',
      connect: 'Connect',
    },
    found: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
    nothing: { title: 'No post says that', description: 'Try another word or all categories.' },
    listLabel: 'Posts',
    sample: 'Sample',
    opensLater: 'Opens later',
    you: 'You',
    tag: (tag: string) => `#${tag}`,
    like: 'Like',
    reply: 'Reply',
    share: 'Share',
    count: (count: number) => ` (${count})`,

    form: {
      open: 'Write a post',
      heading: 'Your post',
      title: 'Title',
      content: 'Content',
      note: 'Your post is kept in this browser and shown to you alone.',
      cancel: 'Cancel',
      submit: 'Post',
      saved: 'Your post is there',
      savedNote: 'It is kept on this device only.',
    },

    posts: [
      {
        id: 'marina-refill',
        category: 'water',
        author: 'Amira K.',
        title: 'Refill points along Marina Walk',
        content:
          'I walked the whole promenade and marked every public refill point. There are nine by now, the newest beside the tram stop. Tell me which ones I missed.',
        tags: ['refill', 'marina', 'map'],
        likes: 48,
        replies: 12,
      },
      {
        id: 'wipe-first',
        category: 'ewaste',
        author: 'Omar H.',
        title: 'What to do before you hand over your iPhone',
        content:
          'Back up, sign out of iCloud, then erase. I forgot the second step and the desk had to wait for me. Five minutes at home save you a call.',
        tags: ['iphone', 'data', 'checklist'],
        likes: 63,
        replies: 18,
      },
      {
        id: 'kite-beach',
        category: 'missions',
        author: 'Lina S.',
        title: 'Kite Beach clean-up: 214 kilograms',
        content:
          'Eighty-one of us, three hours, 214 kilograms of plastic off the sand. The youngest hero was six. Thank you to everyone who came so early.',
        tags: ['beach', 'cleanup', 'results'],
        likes: 127,
        replies: 31,
      },
      {
        id: 'office-floor',
        category: 'connect',
        author: 'Priya N.',
        title: 'Started a hero team on our office floor',
        content:
          'Eleven colleagues in Business Bay, one shared shelf for old phones, and a filter where the bottle crates stood. Happy to share how we asked for it.',
        tags: ['office', 'team', 'downtown'],
        likes: 39,
        replies: 9,
      },
      {
        id: 'filter-life',
        category: 'water',
        author: 'Yousef A.',
        title: 'How long does your filter last?',
        content:
          'Ours runs for a family of five in Mirdif and the app says another four months. What do you see with harder water?',
        tags: ['filter', 'family'],
        likes: 22,
        replies: 17,
      },
      {
        id: 'drawer-phones',
        category: 'ewaste',
        author: 'Sara M.',
        title: 'Five phones in one drawer',
        content:
          'I only wanted to find a cable. The two oldest were recycled for parts, the other three paid for our starter kit.',
        tags: ['iphone', 'starter-kit'],
        likes: 74,
        replies: 14,
      },
      {
        id: 'school-mission',
        category: 'missions',
        author: 'Khalid R.',
        title: 'A mission for our school: who helps?',
        content:
          'Grade 7 wants to set an eco-challenge of 1,000 bottles before the holidays. We look for parents who have a phone to trade.',
        tags: ['school', 'challenge'],
        likes: 56,
        replies: 22,
      },
      {
        id: 'new-in-jvc',
        category: 'connect',
        author: 'Elena V.',
        title: 'New in Jumeirah Village, looking for heroes',
        content:
          'We moved here last month and would love to meet neighbours for the Saturday walks. Circle side, near the park.',
        tags: ['neighbours', 'jvc'],
        likes: 18,
        replies: 11,
      },
    ],
  } as const,
);
