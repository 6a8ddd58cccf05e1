import { PROJECT_KIND } from '../codes/achievement.js';
import { DEGREE_LEVEL } from '../codes/education.js';
import type { Atom } from '../rich-text.js';
import type { ResearchItem } from '../sections/academic.js';
import type { EducationItem } from '../sections/education.js';
import type { CampusItem, PracticeItem, ProjectItem, WorkItem } from '../sections/experience.js';
import {
  type Direction,
  type ItemMapping,
  codeOf,
  compact,
  i18n,
  isoPeriod,
  linesOf,
  listOf,
  periodFrom,
  plainStatements,
  spoken,
  statementsFrom,
  textOf,
  textsOf,
  type Standard,
} from './mapping.js';

function highlightsFrom(
  introduction: unknown,
  bullets: unknown,
  { lang, newId }: Direction,
): Atom[] | undefined {
  const atoms = [
    ...statementsFrom(linesOf(introduction), 'paragraph', lang, newId),
    ...statementsFrom(textsOf(bullets), 'bullet', lang, newId),
  ];
  return atoms.length ? atoms : undefined;
}

const PERIOD = { startDate: ['period'], endDate: ['period'] } as const;

export const workMapping: ItemMapping<WorkItem> = {
  toStandard: (item, lang) =>
    compact({
      name: spoken(item.company, lang),
      position: spoken(item.title, lang),
      location: spoken(item.place, lang),
      url: item.link,
      ...isoPeriod(item.period),
      highlights: plainStatements(
        [...(item.highlights ?? []), ...(item.roles ?? []).flatMap((role) => role.highlights ?? [])],
        lang,
      ),
    }),
  fromStandard: (standard, direction) =>
    compact({
      id: direction.newId(),
      company: i18n(standard['name'] ?? standard['company'], direction.lang),
      title: i18n(standard['position'], direction.lang),
      place: i18n(standard['location'], direction.lang),
      link: textOf(standard['url']),
      period: periodFrom(standard),
      highlights: highlightsFrom(standard['summary'], standard['highlights'], direction),
    }),
  feeds: {
    name: ['company'],
    position: ['title'],
    location: ['place'],
    url: ['link'],
    ...PERIOD,
    summary: ['highlights', 'roles'],
    highlights: ['highlights', 'roles'],
  },
};

const volunteerFrom = (standard: Standard, direction: Direction) =>
  compact({
    id: direction.newId(),
    role: i18n(standard['position'], direction.lang),
    period: periodFrom(standard),
    highlights: highlightsFrom(standard['summary'], standard['highlights'], direction),
  });

const VOLUNTEER_FEEDS = {
  position: ['role'],
  ...PERIOD,
  summary: ['highlights'],
  highlights: ['highlights'],
} as const;

export const practiceMapping: ItemMapping<PracticeItem> = {
  toStandard: (item, lang) =>
    compact({
      organization: spoken(item.name, lang),
      position: spoken(item.role, lang),
      ...isoPeriod(item.period),
      highlights: plainStatements(item.highlights, lang),
    }),
  fromStandard: (standard, direction) =>
    compact({ ...volunteerFrom(standard, direction), name: i18n(standard['organization'], direction.lang) }),
  feeds: { organization: ['name'], ...VOLUNTEER_FEEDS },
};

export const campusMapping: ItemMapping<CampusItem> = {
  toStandard: (item, lang) =>
    compact({
      organization: spoken(item.organisation, lang),
      position: spoken(item.role, lang),
      ...isoPeriod(item.period),
      highlights: plainStatements(item.highlights, lang),
    }),
  fromStandard: (standard, direction) =>
    compact({
      ...volunteerFrom(standard, direction),
      organisation: i18n(standard['organization'], direction.lang),
    }),
  feeds: { organization: ['organisation'], ...VOLUNTEER_FEEDS },
};

export const projectMapping: ItemMapping<ProjectItem> = {
  toStandard: (item, lang) =>
    compact({
      name: spoken(item.name, lang),
      description: spoken(item.situation, lang),
      entity: spoken(item.organisation, lang),
      type: item.kind && PROJECT_KIND[item.kind][lang],
      roles: item.role && spoken(item.role, lang) ? [spoken(item.role, lang)] : undefined,
      url: item.link,
      keywords: item.tech?.length ? item.tech : undefined,
      ...isoPeriod(item.period),
      highlights: plainStatements(item.highlights, lang),
    }),
  fromStandard: (standard, direction) =>
    compact({
      id: direction.newId(),
      name: i18n(standard['name'], direction.lang),
      organisation: i18n(standard['entity'], direction.lang),
      kind: codeOf(PROJECT_KIND, standard['type']),
      role: i18n(textsOf(standard['roles']).join(' / '), direction.lang),
      link: textOf(standard['url']),
      tech: listOf(standard['keywords']).length ? textsOf(standard['keywords']) : undefined,
      period: periodFrom(standard),
      highlights: highlightsFrom(standard['description'], standard['highlights'], direction),
    }),
  feeds: {
    name: ['name'],
    description: ['situation', 'highlights'],
    entity: ['organisation'],
    type: ['kind'],
    roles: ['role'],
    url: ['link'],
    keywords: ['tech'],
    ...PERIOD,
    highlights: ['highlights'],
  },
};

export const researchMapping: ItemMapping<ResearchItem> = {
  toStandard: (item, lang) =>
    compact({
      name: spoken(item.name, lang),
      entity: spoken(item.organisation, lang),
      type: PROJECT_KIND.research[lang],
      roles: spoken(item.role, lang) ? [spoken(item.role, lang)] : undefined,
      ...isoPeriod(item.period),
      highlights: plainStatements(item.highlights, lang),
    }),
  fromStandard: (standard, direction) =>
    compact({
      id: direction.newId(),
      name: i18n(standard['name'], direction.lang),
      organisation: i18n(standard['entity'], direction.lang),
      role: i18n(textsOf(standard['roles']).join(' / '), direction.lang),
      period: periodFrom(standard),
      highlights: highlightsFrom(standard['description'], standard['highlights'], direction),
    }),
  feeds: {
    name: ['name'],
    description: ['highlights'],
    entity: ['organisation'],
    roles: ['role'],
    ...PERIOD,
    highlights: ['highlights'],
  },
};

export const educationMapping: ItemMapping<EducationItem> = {
  toStandard: (item, lang) =>
    compact({
      institution: spoken(item.school?.name, lang),
      area: spoken(item.major, lang),
      studyType: spoken(item.degreeName, lang) ?? (item.degreeLevel && DEGREE_LEVEL[item.degreeLevel][lang]),
      ...isoPeriod(item.period),
      score:
        item.gpa?.value === undefined
          ? undefined
          : [item.gpa.value, item.gpa.scale].filter(Boolean).join('/'),
      courses: item.courses?.length ? item.courses.map(({ name }) => spoken(name, lang) ?? '') : undefined,
    }),
  fromStandard: (standard, { lang, newId }) => {
    const degreeLevel = codeOf(DEGREE_LEVEL, standard['studyType']);
    const name = i18n(standard['institution'], lang);
    return compact({
      id: newId(),
      school: name && { name },
      major: i18n(standard['area'], lang),
      degreeLevel,
      degreeName: degreeLevel ? undefined : i18n(standard['studyType'], lang),
      period: periodFrom(standard),
      ...scoreFrom(standard['score'] ?? standard['gpa']),
      courses: listOf(standard['courses']).length
        ? textsOf(standard['courses']).map((course) => ({ name: { [lang]: course } }))
        : undefined,
    });
  },
  feeds: {
    institution: ['school'],
    area: ['major'],
    studyType: ['degreeLevel', 'degreeName'],
    ...PERIOD,
    score: ['gpa'],
    courses: ['courses'],
  },
};

function scoreFrom(value: unknown): Pick<EducationItem, 'gpa' | 'x'> {
  const score = textOf(value);
  if (!score) return {};
  const [, points, scale] = /^(\d{1,3}(?:\.\d+)?)(?:\s*\/\s*(\d{1,3}(?:\.\d+)?))?$/.exec(score) ?? [];
  // A grade as text (First Class) has no field: keep it as it is instead of guessing.
  return points
    ? { gpa: compact({ value: Number(points), scale: scale ? Number(scale) : undefined }) }
    : { x: { score } };
}
