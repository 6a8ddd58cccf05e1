/** Every path of the operators' pages and of the local drivers' page: plain HTML, no contract. */
export const operatorPages = {
  home: '/ops',
  signIn: '/ops/sign-in',
  signOut: '/ops/sign-out',
  settings: '/ops/settings',
  content: '/ops/content',
  contentEntry: '/ops/content/entry',
  contentRemoval: '/ops/content/removal',
  contests: '/ops/contests',
  contest: '/ops/contests/:code',
  judging: '/ops/judging',
  judgedContest: '/ops/judging/:code',
  judgedEntry: '/ops/judging/:code/:number',
  audit: '/ops/audit',
  messages: '/ops/messages',
  localOutbox: '/dev/outbox',
} as const;
