import {
  APPLICATION_UNNAMED,
  applicationFields,
  isApplicationNamed,
} from '@qicheng/contract/job-application/index';
import { chinaMoment, parseChinaMoment } from '@qicheng/resume/china-time';
import { z } from 'zod';
import type { Application } from './application-queries.js';
import { isDay } from './day-text.js';

/** The form as typed. */
export interface ApplicationDraft {
  company: string;
  post: string;
  city: string;
  channel: string;
  url: string;
  deadline: string;
  /** 2026-12-03T14:30, in China time. */
  appointmentAt: string;
  appointmentMinutes: string;
  appointmentTitle: string;
  appointmentPlace: string;
  notes: string;
  jobText: string;
}

export const EMPTY_DRAFT: ApplicationDraft = {
  company: '',
  post: '',
  city: '',
  channel: '',
  url: '',
  deadline: '',
  notes: '',
  jobText: '',
  appointmentAt: '',
  appointmentMinutes: '60',
  appointmentTitle: '',
  appointmentPlace: '',
};

const toInput = (instant: Date) => chinaMoment(instant).slice(0, 16).replace(' ', 'T');

/** The instant of a day and a time of day such as 9:30; null if either is missing. */
function fromInput(typed: string): Date | null {
  const [day = '', time = ''] = typed.split('T');
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return isDay(day) && hour !== '' ? parseChinaMoment(`${day} ${hour.padStart(2, '0')}:${minute}:00`) : null;
}

export const draftOf = (application: Application): ApplicationDraft => ({
  company: application.company,
  post: application.post,
  city: application.city,
  channel: application.channel ?? '',
  url: application.url,
  deadline: application.deadline ?? '',
  appointmentAt: application.appointmentAt ? toInput(application.appointmentAt) : '',
  appointmentMinutes: String(application.appointmentMinutes),
  appointmentTitle: application.appointmentTitle,
  appointmentPlace: application.appointmentPlace,
  notes: application.notes,
  jobText: application.jobText,
});

const fields = z.object(applicationFields).refine(isApplicationNamed, APPLICATION_UNNAMED);
export type Fields = z.output<typeof fields>;
export type DraftProblems = Partial<Record<keyof ApplicationDraft, string>>;

/** Parses a form: its fields, or the problem of each. */
export function readDraft(draft: ApplicationDraft): { fields: Fields | null; problems: DraftProblems } {
  const appointment = fromInput(draft.appointmentAt);
  if (draft.appointmentAt !== '' && appointment === null)
    return { fields: null, problems: { appointmentAt: '请写完整的日期和时间，如 2026.12.03 和 14:30' } };
  const read = fields.safeParse({
    ...draft,
    channel: draft.channel || null,
    deadline: draft.deadline || null,
    appointmentAt: appointment?.toISOString() ?? null,
    appointmentMinutes: Number(draft.appointmentMinutes),
  });
  if (read.success) return { fields: read.data, problems: {} };
  const problems: DraftProblems = {};
  for (const { path, message } of read.error.issues) problems[path[0] as keyof ApplicationDraft] ??= message;
  return { fields: null, problems };
}
