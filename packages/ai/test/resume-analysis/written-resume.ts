import type { ResumeDocument } from '@qicheng/resume/document';
import { compose, composer, day, span } from '@qicheng/resume/samples/compose';

/** An entry as it is written: where, as what, when, and its statements. */
type Entry = readonly [place: string, role: string, period: string, ...statements: string[]];

/** A résumé in short, for pairs that differ by a stated edit. */
export interface Written {
  name?: string;
  phone?: string;
  email?: string;
  position?: string;
  school?: Entry;
  internships?: readonly Entry[];
  work?: readonly Entry[];
  projects?: readonly Entry[];
  campus?: readonly Entry[];
  awards?: readonly (readonly [name: string, date?: string])[];
  skills?: readonly string[];
  languages?: readonly (readonly [name: string, exam: string, score: string])[];
  self?: string;
  /** Headings that are not the usual ones. */
  titles?: Partial<Record<'internships' | 'projects' | 'work' | 'skills', string>>;
  change?: (document: ResumeDocument) => ResumeDocument;
}

/** The document of a résumé in short; equal input gives an equal document. */
export function written(short: Written): ResumeDocument {
  const { id, t, bullets, paragraphs } = composer('w');
  const period = (stated: string) => (stated === '' ? {} : { period: span(stated) });
  const named = (words: string) => (words === '' ? undefined : t(words));
  const job = ([company, title, when, ...statements]: Entry) => ({
    id: id(),
    company: named(company),
    title: named(title),
    highlights: bullets(...statements),
    ...period(when),
  });
  const school = short.school;
  const document = compose(
    {
      order: [
        'intention',
        'education',
        'internships',
        'work',
        'projects',
        'campus',
        'awards',
        'languages',
        'skills',
        'selfEvaluation',
      ],
    },
    {
      basics: {
        ...(short.name !== '' && { name: { zh: short.name ?? '林知远' } }),
        ...(short.phone !== '' && { phone: short.phone ?? '13800000021' }),
        ...(short.email !== '' && { email: short.email ?? 'lin.zhiyuan@example.com' }),
      },
      intention: short.position
        ? { positions: [{ name: t(short.position) }], cities: [{ name: t('武汉') }] }
        : {},
      education: school
        ? [
            {
              id: id(),
              school: { name: t(school[0]) },
              major: named(school[1]),
              degreeLevel: 'bachelor',
              ...period(school[2]),
            },
          ]
        : [],
      internships: (short.internships ?? []).map(job),
      work: (short.work ?? []).map(job),
      projects: (short.projects ?? []).map(([name, role, when, ...statements]) => ({
        id: id(),
        name: named(name),
        role: named(role),
        highlights: bullets(...statements),
        ...period(when),
      })),
      campus: (short.campus ?? []).map(([organisation, role, when, ...statements]) => ({
        id: id(),
        organisation: named(organisation),
        role: named(role),
        highlights: bullets(...statements),
        ...period(when),
      })),
      awards: (short.awards ?? []).map(([name, date]) => ({
        id: id(),
        name: t(name),
        ...(date && { date: day(date) }),
      })),
      languages: (short.languages ?? []).map(([name, exam, score]) => ({
        id: id(),
        name: t(name),
        exam,
        score,
      })),
      skills: (short.skills ?? []).map((name) => ({ id: id(), name: t(name) })),
      selfEvaluation: short.self ? paragraphs(short.self) : [],
    },
  );
  const sections = document.meta.sections.map((placement) => {
    const title = short.titles?.[placement.key as keyof NonNullable<Written['titles']>];
    return title === undefined ? placement : { ...placement, title: t(title) };
  });
  const titled = { ...document, meta: { ...document.meta, sections } };
  return short.change ? short.change(titled) : titled;
}

/** Two résumés of one person: the second one is the first with the edit that `edit` names. */
export interface ResumePair {
  edit: string;
  weak: Written;
  improved: Written;
}

/** A pair whose sides share what is not edited. */
export const pair = (edit: string, common: Written, weak: Written, improved: Written): ResumePair => ({
  edit,
  weak: { ...common, ...weak },
  improved: { ...common, ...improved },
});
