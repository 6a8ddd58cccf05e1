import { chinaDay, formatChinaClock } from '@qicheng/resume/china-time';
import { type ApplicationStage, applicationStages, type TrackedApplication } from './job-application.js';

/** The next step of an application; those with a service open it. */
export type NextAct =
  | 'apply'
  | 'analyseJd'
  | 'linkResume'
  | 'followUp'
  | 'close'
  | 'setAppointment'
  | 'predictInterview'
  | 'prepareTest'
  | 'noteResult'
  | 'compareOffers';

export interface NextStep {
  act: NextAct;
  /** The step, as a button label. */
  label: string;
  /** The reason, with the day or number behind it. */
  reason: string;
  /** Today or tomorrow. */
  isUrgent: boolean;
}

/** How many days before a deadline to advise applying. */
const SOON_DAYS = 3;
/** Days without a change after which to follow up. */
const QUIET_DAYS = 10;
/** Days after which no response can be expected. */
const SILENT_DAYS = 30;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const APPOINTMENT_NAMES: Partial<Record<ApplicationStage, string>> = { test: '笔试', interview: '面试' };

/** Days from one ISO day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** A one- or two-word label of the appointment. */
export const appointmentName = ({
  appointmentTitle,
  stage,
}: Pick<TrackedApplication, 'appointmentTitle' | 'stage'>): string =>
  appointmentTitle || (APPOINTMENT_NAMES[stage] ?? '安排');

const step = (act: NextAct, label: string, reason: string, isUrgent = false): NextStep => ({
  act,
  label,
  reason,
  isUrgent,
});

const dayName = (days: number): string => ['今天', '明天', '后天'][days] ?? `${days} 天后`;

function aroundAppointment(application: TrackedApplication, now: Date): NextStep | null {
  const { appointmentAt, appointmentMinutes, stage } = application;
  if (appointmentAt === null) return null;
  const name = appointmentName(application);
  if (appointmentAt.getTime() + appointmentMinutes * MINUTE_MS < now.getTime())
    return step(
      'noteResult',
      '记下结果',
      `${name}在 ${chinaDay(appointmentAt)} 已经结束，写下结果或移到下一阶段`,
    );
  const days = daysBetween(chinaDay(now), chinaDay(appointmentAt));
  const reason = `${dayName(days)} ${formatChinaClock(appointmentAt)} ${name}`;
  return stage === 'test'
    ? step('prepareTest', '准备笔试', reason, days <= 1)
    : step('predictInterview', '预测面试题', reason, days <= 1);
}

function beforeApplying({ deadline, jdRunId }: TrackedApplication, today: string): NextStep | null {
  const left = deadline === null ? null : daysBetween(today, deadline);
  if (left !== null && left < 0)
    return step('apply', '确认还能不能投', `截止日 ${deadline} 已经过了 ${-left} 天`);
  if (left !== null && left <= SOON_DAYS)
    return step('apply', '今天投递', left === 0 ? '今天截止' : `还有 ${left} 天截止`, true);
  return jdRunId === null ? step('analyseJd', '分析职位描述', '投递前先看硬性条件和匹配的证据') : null;
}

function whileWaiting({ stage, stages, resume }: TrackedApplication, today: string): NextStep | null {
  const since = stages.find((reached) => reached.stage === stage)?.on ?? today;
  const quiet = daysBetween(since, today);
  if (quiet >= SILENT_DAYS) return step('close', '考虑结束', `${quiet} 天没有变化，多半不会再有回音`);
  if (quiet >= QUIET_DAYS) return step('followUp', '跟进一次', `${quiet} 天没有变化，可以礼貌地问一次`);
  if (stage !== 'applied')
    return step('setAppointment', `写下${applicationStages[stage]}时间`, '写下时间和地点后会出现在日历里');
  return resume === null ? step('linkResume', '关联投出的简历', '以后能看到哪个版本的回复更多') : null;
}

/** The single next step, by rules; null while waiting or when it is over. */
export function nextStep(
  application: TrackedApplication,
  { now, offers }: { now: Date; offers: number },
): NextStep | null {
  const today = chinaDay(now);
  const { stage } = application;
  if (stage === 'ended') return null;
  const appointed = aroundAppointment(application, now);
  if (appointed) return appointed;
  if (stage === 'wish') return beforeApplying(application, today);
  if (stage !== 'offer') return whileWaiting(application, today);
  return offers >= 2
    ? step('compareOffers', '比较 Offer', `有 ${offers} 个 Offer，可以放在同一口径下比较`)
    : null;
}
