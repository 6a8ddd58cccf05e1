import { recordInvitationScan, resolveFlagCode } from './invitation.contract.js';

export { recordInvitationScan, resolveFlagCode } from './invitation.contract.js';

export const invitationEndpoints = { recordInvitationScan, resolveFlagCode };
