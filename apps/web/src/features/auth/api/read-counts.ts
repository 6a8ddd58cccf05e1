import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { call } from '#src/lib/api.js';

/** What is left of my AI counts, in words; nothing where they are not counted. */
export async function readCounts(signal: AbortSignal): Promise<string> {
  const { count, isUnlimited } = await call(getAiUseCount, {}, { signal });
  return isUnlimited ? '' : `AI 次数剩余 ${count} 次`;
}
