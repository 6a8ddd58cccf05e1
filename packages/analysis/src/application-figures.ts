import {
  applicationChannels,
  type ApplicationChannel,
  type ApplicationStage,
  type TrackedApplication,
} from './job-application.js';

/** With fewer applications no share is shown: one answer to one application is not 100 %. */
export const MIN_FOR_SHARE = 5;

export interface ApplicationFigure {
  name: string;
  applied: number;
  /** Of them: those that led to a written test, an interview or an offer. */
  answered: number;
  /** Per cent; null under {@link MIN_FOR_SHARE} applications. */
  share: number | null;
}

export interface ApplicationFigures {
  total: ApplicationFigure;
  interviews: number;
  offers: number;
  channels: ApplicationFigure[];
  /** By résumé sent. */
  resumes: ApplicationFigure[];
}

type Counted = Pick<TrackedApplication, 'channel' | 'resume' | 'stages'>;

const SENT: readonly ApplicationStage[] = ['applied', 'test', 'interview', 'offer'];
const ANSWERED: readonly ApplicationStage[] = ['test', 'interview', 'offer'];

const reached = ({ stages }: Counted, wanted: readonly ApplicationStage[]) =>
  stages.some(({ stage }) => wanted.includes(stage));

function figureOf(name: string, applications: readonly Counted[]): ApplicationFigure {
  const applied = applications.length;
  const answered = applications.filter((each) => reached(each, ANSWERED)).length;
  const share = applied < MIN_FOR_SHARE ? null : Math.round((answered / applied) * 100);
  return { name, applied, answered, share };
}

function figuresBy(applications: readonly Counted[], keyOf: (one: Counted) => [string, string]) {
  const groups = new Map<string, { name: string; members: Counted[] }>();
  for (const application of applications) {
    const [key, name] = keyOf(application);
    const group = groups.get(key) ?? { name, members: [] };
    group.members.push(application);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ name, members }) => figureOf(name, members))
    .sort((a, b) => b.applied - a.applied || a.name.localeCompare(b.name, 'zh-CN'));
}

const channelName = (channel: ApplicationChannel | null) =>
  channel === null ? '未填渠道' : applicationChannels[channel];

/** How many applications were sent and what resulted: in total, by channel and by résumé. */
export function applicationFigures(applications: readonly Counted[]): ApplicationFigures {
  const sent = applications.filter((each) => reached(each, SENT));
  return {
    total: figureOf('全部', sent),
    interviews: sent.filter((each) => reached(each, ['interview', 'offer'])).length,
    offers: sent.filter((each) => reached(each, ['offer'])).length,
    channels: figuresBy(sent, ({ channel }) => [channel ?? '', channelName(channel)]),
    resumes: figuresBy(sent, ({ resume }) => [resume?.id ?? '', resume?.title ?? '未关联简历']),
  };
}
