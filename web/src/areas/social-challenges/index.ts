/** What other areas may use of this one: the tab's code, loaded when it is shown. */
export const loadSocialChallenges = async () => (await import('./shop/social-challenges')).SocialChallenges;
