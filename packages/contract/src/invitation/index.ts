import { recordInvitationScan, resolveFlagCode } from './invitation.contract.js';

export { invitationFailures } from './failures.js';
export { recordInvitationScan, resolveFlagCode } from './invitation.contract.js';

export const invitationEndpoints = { recordInvitationScan, resolveFlagCode };
