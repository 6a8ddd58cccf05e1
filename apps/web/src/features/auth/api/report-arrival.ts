import { recordInvitationScan, resolveFlagCode } from '@qicheng/contract/invitation/invitation.contract';
import { call } from '#src/lib/api.js';
import { readArrival } from '#src/lib/arrival.js';
import { writeStored } from '#src/lib/storage.js';

/**
 * Reports a visit through a campaign link or an invitation [decision 18]: a campaign code is exchanged for
 * its invitation, and the invitation is counted. A background request: failures are silent.
 */
export async function reportArrival(): Promise<void> {
  const { campaignCode, inviteId, returnUrl } = readArrival();
  try {
    const invited = campaignCode === undefined ? inviteId : await invitationOf(campaignCode, inviteId);
    if (!invited) return;
    await call(recordInvitationScan, {
      inviteId: invited,
      ...(returnUrl === undefined ? {} : { returnUrl }),
    });
  } catch {
    // A failure must not affect the visit.
  }
}

/** An invitation in the address takes precedence over that of the campaign. */
async function invitationOf(flagCode: string, named: string | undefined): Promise<string | undefined> {
  const { inviteId } = await call(resolveFlagCode, { flagCode }).catch(() => ({ inviteId: '' }));
  if (named !== undefined || inviteId === '') return named;
  writeStored('inviteId', inviteId);
  return inviteId;
}
