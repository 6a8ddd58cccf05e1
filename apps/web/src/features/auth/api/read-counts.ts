import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { call } from '#src/lib/api.js';

/** The member's remaining AI counts as text; empty if they are unlimited. */
export async function readCounts(signal: AbortSignal): Promise<string> {
  const { count, isUnlimited } = await call(getAiUseCount, {}, { signal });
  return isUnlimited ? '' : `AI 次数剩余 ${count} 次`;
}
