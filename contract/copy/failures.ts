/** Shown where a proxy or another network answered in the server’s place with a page of its own. */
export const serverAway = {
  en: 'Our side is slow to answer. Give it a moment, then try again.',
  pcm: 'Our side dey slow small. Wait small, then try am again.',
};

/** Fixed to the letter, the same in every language: the auth check failed with another status than 401. */
export const authenticationFailed = (status: number) => `Authentication failed: ${status}`;
