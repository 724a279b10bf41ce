/** What other features may use of this one: the tab's code, loaded when it is shown. */
export const loadSocialChallenges = async () => (await import('./social-challenges')).SocialChallenges;
