import { decidePartnerSync, type PartnerSituation, type PartnerStep } from './partner-sync.js';

const visitor: PartnerSituation = {
  isMember: false,
  isPartnerSession: false,
  storedHint: null,
  hint: null,
  ticketInAddress: null,
  ticketInCookie: null,
  proof: null,
};
const member = { ...visitor, isMember: true, storedHint: 'own', hint: 'own' };
const partnerMember = { ...member, isPartnerSession: true, storedHint: 'm-1', hint: 'm-1' };

const cases: [string, PartnerSituation, PartnerStep][] = [
  ['a visitor with nothing stays one', visitor, { kind: 'nothing' }],
  [
    'a visitor with an old hint of this site stays a visitor',
    { ...visitor, hint: 'own' },
    { kind: 'nothing' },
  ],
  [
    'a pass ticket without a token triggers ticket login',
    { ...visitor, ticketInCookie: 't', hint: 'm-1', proof: 'p' },
    { kind: 'usePassTicket', ticket: 't' },
  ],
  ['SS2: a pass ticket beside a token does nothing', { ...member, ticketInCookie: 't' }, { kind: 'nothing' }],
  [
    'a ticket in the address goes to the server, who asks when somebody is signed in',
    { ...member, ticketInAddress: 'a', ticketInCookie: 't' },
    { kind: 'useTicket', ticket: 'a' },
  ],
  ['an unchanged hint does nothing', partnerMember, { kind: 'nothing' }],
  [
    'a differing hint with a proof triggers sync login',
    { ...member, hint: 'm-2', proof: 'p' },
    { kind: 'syncMember', hint: 'm-2', proof: 'p' },
  ],
  [
    "a differing hint triggers it without a proof only in a partner's session, where it will be refused",
    { ...partnerMember, hint: 'm-2' },
    { kind: 'syncMember', hint: 'm-2', proof: '' },
  ],
  [
    'SS3: a differing hint alone does nothing to a session of our own',
    { ...member, hint: 'm-2' },
    { kind: 'nothing' },
  ],
  [
    'a visitor whose hint comes with a proof is brought back',
    { ...visitor, hint: 'm-1', proof: 'p' },
    { kind: 'resumeByHint', hint: 'm-1', proof: 'p' },
  ],
  ['a proof without a hint does nothing', { ...visitor, proof: 'p' }, { kind: 'nothing' }],
  [
    'a refused hint is not asked about again',
    { ...visitor, hint: 'm-1', storedHint: 'm-1', proof: 'p' },
    { kind: 'nothing' },
  ],
  [
    'a missing cookie with a token signs a partner session out',
    { ...partnerMember, hint: null },
    { kind: 'signOut' },
  ],
  ['a missing cookie leaves a session of our own alone', { ...member, hint: null }, { kind: 'nothing' }],
];

it.each(cases)('%s', (_rule, situation, step) => {
  expect(decidePartnerSync(situation)).toEqual(step);
});
