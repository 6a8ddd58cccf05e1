import type { Load } from './load-meter.js';

/** Kinds of requests in shedding order [load order]: writes are shed last. */
export type LoadRank = 'search' | 'print' | 'ai' | 'read' | 'write';

interface Limit {
  underWay: number;
  lagMs: number;
}

/**
 * How many requests may be in progress before a rank is refused; half as many while the event loop delay
 * exceeds its limit, and proportionally fewer with less capacity. Based on counts first: they keep a slow
 * machine fully used, which a delay limit would not.
 */
const LIMITS: Readonly<Record<LoadRank, Limit>> = {
  search: { underWay: 100, lagMs: 200 },
  print: { underWay: 120, lagMs: 200 },
  ai: { underWay: 130, lagMs: 200 },
  // A hundred readers in a loop are normal work, not overload.
  read: { underWay: 150, lagMs: 250 },
  write: { underWay: 200, lagMs: 400 },
};

// Supervisors must see the process and operators must reach it; static files cost almost nothing.
const ALWAYS = /^\/(healthz|readyz|favicon\.svg|ops|assets\/.*|ops\/.*)$/;
const SEARCHES =
  /^\/(api\/search\/suggest|api\/ai\/posts\/search|user\/getSchoolList|make_resume\/(school_search|jyqJobsSearch))$/;
const PRINTS =
  /^\/(make_resume\/resumeSavePdf|word\/getWord|index\/sendEmailAttachment|api\/resume\/exports|api\/resume\/share\/file|api\/document\/word|api\/ai\/runs\/export)$/;
const AI_STARTS = /^\/ai\/(\w+(Analyse|Analysis|ReferenceAnswer|Ghostwrite|Select)|interviewReport)$/;
// Lists of results end with the same words as starts.
const AI_READS = /^\/ai\/get/;
const STREAMS = /^\/api\/ai\/runs\/(stream|state)$/;
const WRITES =
  /^\/(make_resume\/(saveMakeResume|trade)|upload\/file|upload_resume_file\/updateResume|api\/ai\/interview\/answer|(user|sms|cms_order|(api\/)?(captcha|pay)|api\/(order|account|partner|wechat))\/.*)$/;

/** The rank of a path; null for one that is never shed. */
export function rankOf(path: string): LoadRank | null {
  if (ALWAYS.test(path)) return null;
  if (SEARCHES.test(path)) return 'search';
  if (PRINTS.test(path)) return 'print';
  if (AI_STARTS.test(path) && !AI_READS.test(path)) return 'ai';
  return WRITES.test(path) ? 'write' : 'read';
}

/** Whether a request lasts as long as a job, and therefore says nothing about this process' load. */
export const waitsForJob = (path: string, rank: LoadRank): boolean =>
  rank === 'print' || rank === 'ai' || STREAMS.test(path);

/** Whether a request of this rank is refused at this load. */
export function shouldShed(rank: LoadRank, { lagMs, underWay, room }: Load): boolean {
  const limit = LIMITS[rank];
  const max = lagMs > limit.lagMs ? limit.underWay / 2 : limit.underWay;
  return underWay >= Math.min(max, (room * limit.underWay) / LIMITS.read.underWay);
}
