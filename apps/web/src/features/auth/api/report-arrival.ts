import { recordInvitationScan, resolveFlagCode } from '@qicheng/contract/invitation/invitation.contract';
import { call } from '#src/lib/api.js';
import { readArrival } from '#src/lib/arrival.js';
import { writeStored } from '#src/lib/storage.js';

/**
 * Tells the server of a visit by a campaign link or an invitation [decision 18]: a campaign's code is traded for
 * its invitation, and the invitation is counted. A background read: failures are silent.
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
    // The visit itself is not touched by it.
  }
}

/** An invitation that the address named itself goes before that of the campaign. */
async function invitationOf(flagCode: string, named: string | undefined): Promise<string | undefined> {
  const { inviteId } = await call(resolveFlagCode, { flagCode }).catch(() => ({ inviteId: '' }));
  if (named !== undefined || inviteId === '') return named;
  writeStored('inviteId', inviteId);
  return inviteId;
}
