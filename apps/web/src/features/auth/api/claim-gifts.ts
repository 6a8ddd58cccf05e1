import { claimGift, joinCampaign } from '@qicheng/contract/ai-count/ai-count.contract';
import { ApiFailure, call } from '../../../lib/api.js';
import { forgetArrival, readArrival } from '../../../lib/arrival.js';

const isRefusal = (error: unknown) => error instanceof ApiFailure && error.status === 200;

/**
 * Joins the campaign of the link that brought the member here and claims its gift (decision 16); a new account
 * claims its first gift. Gives how many AI counts were added. A code that the server refuses is forgotten, one
 * that it could not look at is kept for the next sign-in.
 */
export async function claimGifts(isNew: boolean): Promise<number> {
  const { expireSchool } = readArrival();
  if (expireSchool === undefined) return isNew ? claimed({}) : 0;
  try {
    await call(joinCampaign, { campaignCode: expireSchool });
    const { added } = await call(claimGift, { campaignCode: expireSchool });
    forgetArrival('schoolCampaign');
    return added;
  } catch (error) {
    if (isRefusal(error)) forgetArrival('schoolCampaign');
    return 0;
  }
}

const claimed = (input: { campaignCode?: string }) =>
  call(claimGift, input).then(
    ({ added }) => added,
    () => 0,
  );
