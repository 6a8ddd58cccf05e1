import { getMembership, getMembershipBasics, getMembershipOf, listCards } from './membership.contract.js';

export { getMembership, getMembershipBasics, getMembershipOf, listCards } from './membership.contract.js';

export const membershipEndpoints = { getMembershipBasics, listCards, getMembership, getMembershipOf };
