import { claimGift, joinCampaign } from '@qicheng/contract/ai-count/ai-count.contract';
import { ApiFailure, call } from '#src/lib/api.js';
import { removeArrivalValue, readArrival } from '#src/lib/arrival.js';

const isRefusal = (error: unknown) => error instanceof ApiFailure && error.status === 200;

/**
 * Claims the gift for a first activation, which the server grants once per account and sign-in method
 * [decision 15], and the gift of the campaign whose link brought the member here. Returns the number of AI
 * counts added.
 */
export async function claimGifts(): Promise<number> {
  const first = await call(claimGift, {}).then(
    ({ added }) => added,
    () => 0,
  );
  return first + (await claimCampaign());
}

/**
 * Joins the campaign of the link [decision 16]. A rejected code is forgotten; one that the server could not
 * check is kept.
 */
async function claimCampaign(): Promise<number> {
  const { expireSchool } = readArrival();
  if (expireSchool === undefined) return 0;
  try {
    await call(joinCampaign, { campaignCode: expireSchool });
    const { added } = await call(claimGift, { campaignCode: expireSchool });
    removeArrivalValue('schoolCampaign');
    return added;
  } catch (error) {
    if (isRefusal(error)) removeArrivalValue('schoolCampaign');
    return 0;
  }
}
