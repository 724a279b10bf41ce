import { translated } from '../../kernel/i18n/translated';

export const communityEventsTexts = translated(
  'communityEvents',
  {
    title: 'Events',
    lead: 'Meet the people behind the names. What you choose is remembered on this device.',
    status: { active: 'Active', upcoming: 'Upcoming' },
    action: { active: 'Join Now', upcoming: 'Register' },
    going: 'On your list, on this device',
    listLabel: 'Events',
    events: [
      {
        id: 'saturday-walk',
        status: 'active',
        title: 'Saturday refill walk',
        when: 'Every Saturday, 7:00 to 9:00',
        where: 'Marina Walk, tram stop',
        about: 'An easy round past the refill points of the Marina. Bring your own bottle.',
      },
      {
        id: 'phone-drive',
        status: 'active',
        title: 'Neighbourhood phone drive',
        when: 'All month, 10:00 to 20:00',
        where: 'Community centres in nine areas',
        about: 'Drop off old phones with a volunteer, who values them with you on the spot.',
      },
      {
        id: 'beach-day',
        status: 'upcoming',
        title: 'Kite Beach clean-up',
        when: 'First Saturday of the month, 6:30',
        where: 'Kite Beach, Umm Suqeim',
        about: 'Gloves, bags and breakfast are there. Children are welcome with a grown-up.',
      },
      {
        id: 'repair-evening',
        status: 'upcoming',
        title: 'Repair evening',
        when: 'Last Wednesday of the month, 18:30',
        where: 'Alserkal Avenue, Al Quoz',
        about: 'Technicians show what can be mended before it is traded in.',
      },
    ],
  } as const,
);
