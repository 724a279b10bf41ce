import { translated } from '../../kernel/i18n/translated';

export const environmentalTexts = translated(
  'environmental',
  {
    title: 'What a drawer full of phones can do',
    lead: 'Old phones that are used again, and homes that filter their water: what that adds up to.',
    aquacafe: 'See the water systems',
    community: 'Join the community',

    figures: {
      title: 'Our impact, June 2026',
      live: 'See the live count',
      bottles: {
        label: 'plastic bottles prevented',
        text: 'A figure of the game: it grows with every verified trade.',
        trend: (growth: string) => `${growth} within a year`,
      },
      carbon: {
        unit: (figure: string) => `${figure} tonnes`,
        label: 'of CO2 saved',
        text: 'By devices that were used again instead of made again.',
        trend: 'At least: the live count goes on from here',
      },
      devices: {
        label: 'devices collected',
        text: 'Wiped, repaired and used again. What could not be repaired was taken apart for its metals.',
        trend: 'One from each of our members',
      },
    },

    goals: {
      title: 'What we have set out to do',
      lead: 'Four goals with a date each. We show where we stand, even where it is still little.',
      by: (date: string) => `By ${date}`,
      percent: (percent: string) => `${percent}%`,
      of: (reached: string, total: string) => `${reached} of ${total}`,
      progressLabel: (title: string) => `Progress: ${title}`,
      list: [
        {
          title: '10 million bottles prevented',
          text: 'About one for everybody in the Emirates.',
          targetDate: 'December 2028',
        },
        {
          title: 'Deliveries without exhaust',
          text: 'All our vans, bikes and lorries in Dubai will run on electricity.',
          targetDate: 'June 2027',
        },
        {
          title: '50,000 devices with a second life',
          text: 'Repaired where we can, taken apart where we cannot.',
          targetDate: 'December 2028',
        },
        {
          title: '1,200 tonnes of CO2 saved',
          text: 'What our heroes save in all, counted trade by trade.',
          targetDate: 'December 2030',
        },
      ],
    },

    certifications: {
      title: 'Certifications',
      lead: 'Independently audited.',
      ask: 'Ask us for the papers',
      subject: 'Your certificates',
      statuses: { active: 'Active', renewal: 'Renewal Pending' },
      issued: 'Issued',
      expires: 'Expires',
      list: [
        {
          name: 'Environmental management',
          text: 'How we measure, reduce and report our impact on the environment.',
          issued: 'Mar 2025',
          expires: 'Mar 2028',
          status: 'active',
        },
        {
          name: 'Responsible e‑waste recycling',
          text: 'A device’s whole journey, from the doorstep to the material.',
          issued: 'Sep 2025',
          expires: 'Sep 2028',
          status: 'active',
        },
        {
          name: 'Drinking‑water filtration',
          text: 'What our filters take out of the water, and what they leave in.',
          issued: 'Jan 2026',
          expires: 'Jan 2029',
          status: 'active',
        },
        {
          name: 'Carbon accounting',
          text: 'How the kilograms on our pages are worked out.',
          issued: 'Dec 2023',
          expires: 'Dec 2026',
          status: 'renewal',
        },
      ],
    },

    partners: {
      title: 'Partners',
      lead: 'What we cannot do ourselves, they do with us.',
      since: (year: string) => `Partner since ${year}`,
      list: [
        {
          name: 'Green Dune Compost',
          role: 'Eco-recycling',
          impact: 'Takes apart what cannot be repaired, down to gram and metal.',
          since: '2023',
        },
        {
          name: 'Creekside Logistics',
          role: 'Delivery agents',
          impact: 'Collects phones and brings water systems on the same tour.',
          since: '2024',
        },
        {
          name: 'Al Noor Solar',
          role: 'Renewable energy',
          impact: 'Runs our workshop on sunlight from its own roof.',
          since: '2024',
        },
        {
          name: 'Wadi Refill Stations',
          role: 'Refill points',
          impact: 'Fills the bottles of heroes on the way, all over the city.',
          since: '2025',
        },
      ],
    },

    timeline: {
      title: 'How we got here',
      steps: [
        {
          date: '2023',
          title: 'The first drawer',
          text: 'A hundred old phones from one office become a water filter for its kitchen.',
        },
        {
          date: '2024',
          title: 'A game for a city',
          text: 'Planet Points, levels and the leaderboard begin. Heroes join faster than we can pack.',
        },
        {
          date: '2025',
          title: 'Missions with sponsors',
          text: 'Companies pay for refill points, mangroves and collection vans.',
        },
        { date: '2026', title: 'Everything live', text: 'Every trade moves the figures the moment it is verified.' },
        { date: '2028', title: 'Ten million bottles', text: 'Our largest goal, and the next that we want to reach.' },
      ],
    },

    closing: {
      title: 'The next bottle is yours to prevent',
      text: 'Filter your water at home, or do it together with the heroes of your neighbourhood.',
    },
  } as const,
);
