export const impactDashboard = {
  eyebrow: 'Impact and rewards',
  title: 'What all of us have saved so far',
  lead: 'Every verified trade keeps plastic bottles and carbon out of the world. These figures grow with it.',
  calculate: 'Add your phone',
  goals: {
    title: 'Dubai 2030',
    lead: 'Where the city stands on three goals, and what one more trade adds.',
    'clean-water': 'Clean water',
    'carbon-reduction': 'Carbon reduction',
    'plastic-elimination': 'Plastic elimination',
    contribution: (share: string) => `Your part: ${share}`,
  },
  path: {
    title: 'Your sustainability path',
    steps: [
      { title: 'Value a phone', text: 'See in dirhams, points and bottles what an unused iPhone is worth.' },
      { title: 'Trade it in', text: 'A verified trade counts towards these totals and your own.' },
      { title: 'Drink clean water', text: 'Put the credit towards a system at home and leave bottles behind.' },
    ],
  },
} as const;
