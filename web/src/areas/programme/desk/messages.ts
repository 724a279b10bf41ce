import type { DubaiMetric } from '@planet-heroes/contracts/areas/dubai-rewards/catalogue';
import type { MissionStatus, SponsoredMission } from '@planet-heroes/contracts/areas/missions/schemas';

/** The texts of the page of challenges and missions. */
export const PROGRAMME_MESSAGES = {
  facts: 'What heroes take part in, and what sponsors fund. What is opened here is seen at once. Times are in Dubai time.',
  metrics: {
    bottles_prevented: 'Bottles prevented', co2_saved: 'Grams of CO2 saved', trade_value: 'AED of trades',
    points_earned: 'Points earned',
  } satisfies Record<DubaiMetric, string>,
  missionCategories: {
    water: 'Water', energy: 'Energy', biodiversity: 'Biodiversity', waste: 'Waste', transport: 'Transport',
  } satisfies Record<SponsoredMission['category'], string>,
  statuses: {
    funding: 'Looks for sponsors', active: 'Under way', completed: 'Closed',
  } satisfies Record<MissionStatus, string>,
  challenges: {
    title: 'Dubai challenges',
    reading: 'Reading the challenges…',
    none: 'No challenge is on the list.',
    columns: { name: 'Challenge', goal: 'Goal', points: 'Points', joined: 'Joined', ends: 'Ends' },
    goals: {
      bottles_prevented: (target: string) => `${target} bottles prevented`,
      co2_saved: (target: string) => `${target} g of CO2 saved`,
      trade_value: (target: string) => `Trades of AED ${target}`,
      points_earned: (target: string) => `${target} points earned`,
    } satisfies Record<DubaiMetric, unknown>,
    of: (joined: string, limit: string) => `${joined} of ${limit}`,
  },
  openChallenge: {
    title: 'Open a Dubai challenge',
    labels: {
      title: 'Title', code: 'Code', category: 'Category', zone: 'About', metric: 'What counts', target: 'Goal',
      points: 'Points', item: 'Reward item', limit: 'Places', ends: 'Ends, Dubai time', description: 'Description',
    },
    hints: {
      zone: 'What it is about; heroes of every zone may join.',
      target: 'Of one hero’s trades verified after joining: whole bottles, grams, AED or points.',
      limit: 'Leave empty for no limit.',
      item: 'What heroes get besides the points.',
      ends: 'Heroes can join and count until then. It opens at once.',
    },
    submit: 'Open…',
    ask: (title: string) => `Open “${title}”?`,
    follows: (points: string, ends: string) =>
      `Heroes can join at once, until ${ends} in Dubai, and are paid ${points} points when they reach the goal. It cannot be changed or `
      + 'taken away.',
    yes: 'Open the challenge',
    done: (title: string) => `“${title}” is open.`,
  },
  missions: {
    title: 'Missions',
    reading: 'Reading the missions…',
    none: 'There is no mission.',
    columns: { name: 'Mission', state: 'State', funding: 'Funding', zone: 'Zone', actions: 'Actions' },
    funding: (has: string, goal: string) => `${has} of ${goal}`,
    sponsorships: 'What sponsors want to give is decided under Sponsorships.',
  },
  close: {
    button: 'Close…',
    of: (title: string) => `Close ${title}`,
    title: (title: string) => `Close “${title}”?`,
    text: 'Its work is done: it is shown as completed and takes no more sponsors. It cannot be opened again.',
    yes: 'Close the mission',
    done: (title: string) => `“${title}” is closed.`,
  },
  openMission: {
    title: 'Open a mission',
    labels: {
      title: 'Title', code: 'Code', category: 'Category', zone: 'Where', goal: 'Funding goal in AED',
      has: 'Has already, AED', points: 'Points', description: 'Description',
    },
    hints: {
      has: '0 if nobody has given anything. With the whole goal, it starts at once.',
      points: 'The points shown to heroes who take part.',
    },
    submit: 'Open…',
    ask: (title: string) => `Open “${title}”?`,
    follows: (goal: string, lacking: string, isFunded: boolean) =>
      isFunded
        ? `Heroes see it at once, under way and with its whole goal of ${goal}. It cannot be changed or taken away.`
        : `Heroes see it at once, and sponsors can give the ${lacking} that it lacks of ${goal}. It cannot be changed or taken away.`,
    yes: 'Open the mission',
    done: (title: string) => `“${title}” is open.`,
  },
} as const;
