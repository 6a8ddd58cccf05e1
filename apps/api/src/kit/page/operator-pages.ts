/** Every path of the operators' pages and of the local drivers' page: plain HTML, no contract. */
export const operatorPages = {
  home: '/ops',
  signIn: '/ops/sign-in',
  signOut: '/ops/sign-out',
  settings: '/ops/settings',
  audit: '/ops/audit',
  messages: '/ops/messages',
  localOutbox: '/dev/outbox',
} as const;
