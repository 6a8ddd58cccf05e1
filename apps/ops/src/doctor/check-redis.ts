import { connectWorker } from '@qicheng/jobs/connection';
import { problem, fine, type Finding, reasonOf, within } from './finding.js';

const REMEDY = '确认 Redis 已启动、REDIS_URL 正确';

/** Whether Redis answers and never throws queued work away. */
export async function checkRedis(url: string | undefined): Promise<Finding> {
  if (!url) return problem('Redis：没有设置 REDIS_URL', '写明连接地址，例如 redis://主机:6379');
  const connection = connectWorker(url);
  const check = async (): Promise<Finding> => {
    await connection.ping();
    // Managed services often forbid CONFIG; then the rule stays the operator's to know.
    const answer = await connection.config('GET', 'maxmemory-policy').catch(() => null);
    const policy = Array.isArray(answer) ? String(answer[1]) : null;
    if (policy === null) return fine('Redis：可用（无权读取 maxmemory-policy，请自行确认它是 noeviction）');
    if (policy !== 'noeviction')
      return problem(`Redis：maxmemory-policy 是 ${policy}，会丢失任务`, '改为 noeviction');
    return fine('Redis：可用，noeviction');
  };
  try {
    return await within(5_000, check(), problem('Redis：5 秒内没有应答', REMEDY));
  } catch (error) {
    return problem(`Redis：连接不上（${reasonOf(error)}）`, REMEDY);
  } finally {
    connection.disconnect();
  }
}
