import { applicationFields } from '@qicheng/contract/job-application/index';
import { chinaMoment, parseChinaMoment } from '@qicheng/resume/china-time';
import { z } from 'zod';
import type { Application } from './application-queries.js';

/** The form as typed. */
export interface ApplicationDraft {
  company: string;
  post: string;
  city: string;
  channel: string;
  url: string;
  deadline: string;
  /** Value of a datetime-local input, in China time. */
  appointmentAt: string;
  appointmentMinutes: string;
  appointmentTitle: string;
  appointmentPlace: string;
  notes: string;
  jobText: string;
}

export const EMPTY_DRAFT: ApplicationDraft = {
  ...{ company: '', post: '', city: '', channel: '', url: '', deadline: '', notes: '', jobText: '' },
  ...{ appointmentAt: '', appointmentMinutes: '60', appointmentTitle: '', appointmentPlace: '' },
};

const toInput = (instant: Date) => chinaMoment(instant).slice(0, 16).replace(' ', 'T');
const fromInput = (typed: string) => parseChinaMoment(`${typed.replace('T', ' ')}:00`);

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

const fields = z.object(applicationFields);
export type Fields = z.output<typeof fields>;
export type DraftProblems = Partial<Record<keyof ApplicationDraft, string>>;

/** Parses a form: its fields, or the problem of each. */
export function readDraft(draft: ApplicationDraft): { fields: Fields | null; problems: DraftProblems } {
  const read = fields.safeParse({
    ...draft,
    channel: draft.channel || null,
    deadline: draft.deadline || null,
    appointmentAt: fromInput(draft.appointmentAt)?.toISOString() ?? null,
    appointmentMinutes: Number(draft.appointmentMinutes),
  });
  if (read.success) return { fields: read.data, problems: {} };
  const problems: DraftProblems = {};
  for (const { path, message } of read.error.issues) problems[path[0] as keyof ApplicationDraft] ??= message;
  return { fields: null, problems };
}
