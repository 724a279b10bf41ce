import { translated } from '../../kernel/i18n/translated';

export const communityFeedTexts = translated(
  'communityFeed',
  {
    title: 'Social Feed',
    lead: 'Small deeds of the day, from all over the city. The posts of other heroes are samples.',
    box: {
      label: 'Share an eco-action',
      placeholder: 'What did you do today?',
      submit: 'Post',
      note: 'Your post is kept in this browser and shown to you alone.',
    },
    saved: 'Your post is there',
    savedNote: 'It is kept on this device only.',
    listLabel: 'Feed',
    you: 'You',
    example: 'Example',
    ownDeed: 'Your own first deed:',
    trade: 'trade in a phone',
    likes: (count: number) => (count === 1 ? '1 hero likes this' : `${count} heroes like this`),
    posts: [
      {
        id: 'first-trade',
        author: 'Noura A.',
        level: 'Silver Hero',
        badge: 'First trade',
        content:
          'Traded in my iPhone 12 this morning. The filter comes tomorrow, and the crates on our balcony go for good.',
        likes: 34,
      },
      {
        id: 'thousand', author: 'Daniel F.', level: 'Gold Hero', badge: '1,000 bottles',
        content: 'One thousand bottles saved. My daughter counted them on a chart beside the fridge.', likes: 88,
      },
      {
        id: 'team-win', author: 'Rashid B.', level: 'Gold Hero', badge: 'Challenge won',
        content: 'Our whole floor finished Cool Down Dubai with two days to spare. Who sets the next one?', likes: 61,
      },
      {
        id: 'refill', author: 'Mei L.', level: 'Bronze Hero', badge: 'Refill streak',
        content: 'Thirty days with the same steel bottle. It has more scratches than my phone.', likes: 47,
      },
    ],
  } as const,
);

export const communityEventsTexts = translated(
  'communityEvents',
  {
    title: 'Events',
    lead: 'Examples of how heroes meet. What you choose is remembered on this device.',
    status: { active: 'Active', upcoming: 'Upcoming' },
    action: { active: 'Join Now', upcoming: 'Register' },
    going: 'On your list, on this device. Nothing is booked.',
    listLabel: 'Events',
    events: [
      {
        id: 'saturday-walk',
        status: 'active',
        title: 'Saturday refill walk',
        when: 'Every Saturday, 7:00\u00a0AM to 9:00\u00a0AM',
        where: 'Marina Walk, tram stop',
        about: 'An easy round past the refill points of the Marina. Bring your own bottle.',
      },
      {
        id: 'phone-drive',
        status: 'active',
        title: 'Neighbourhood phone drive',
        when: 'All month, 10:00\u00a0AM to 8:00\u00a0PM',
        where: 'Community centres in nine areas',
        about: 'Drop off old phones with a volunteer, who values them with you on the spot.',
      },
      {
        id: 'beach-day',
        status: 'upcoming',
        title: 'Kite Beach clean-up',
        when: 'First Saturday of the month, 6:30\u00a0AM',
        where: 'Kite Beach, Umm Suqeim',
        about: 'Gloves, bags and breakfast are there. Children are welcome with a grown-up.',
      },
      {
        id: 'repair-evening',
        status: 'upcoming',
        title: 'Repair evening',
        when: 'Last Wednesday of the month, 6:30\u00a0PM',
        where: 'Alserkal Avenue, Al Quoz',
        about: 'Technicians show what can be mended before it is traded in.',
      },
    ],
  } as const,
);
