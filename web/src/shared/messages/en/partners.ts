export const partners = {
  eyebrow: 'Partners and champions',
  title: 'Stand behind the heroes of Dubai',
  lead: 'Champions and ambassadors carry the idea further; sponsors pay for missions that clean water, air and ground.',
  programmes: {
    title: 'Sponsor missions',
    lead: 'Two programmes for companies that want their support to be counted.',
    enterprise: 'Enterprise Sponsorship',
    community: 'Community Sponsorship',
    perMonth: (amount: string) => `${amount}+ per month`,
    missions: (count: number) => `${count}+ missions per month`,
  },
  champions: {
    title: 'Become a champion',
    gold: 'Gold Champion',
    silver: 'Silver Champion',
    bronze: 'Bronze Champion',
    ambassador: 'Ambassador Program',
    goldText: 'Leads a community',
    silverText: 'Grows a community',
    bronzeText: 'Starts a community',
    ambassadorText: 'Speaks for Planet Heroes',
  },
} as const;
