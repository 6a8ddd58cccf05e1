import type { ResumeDocument } from '@qicheng/resume/document';
import {
  isPlausibleCertificate,
  isPlausibleEmployer,
  isPlausiblePerson,
  isPlausibleSchool,
  isPlausibleSkill,
  isPlausibleTitle,
} from '@qicheng/resume/plausible-names';
import { wordsOfText } from '../analyses/resume-analysis/items.js';

/** A name of a résumé that cannot be what its field holds. */
export interface ImplausibleName {
  readonly pointer: string;
  /** The entry; undefined for the name of the person. */
  readonly id: string | undefined;
  readonly kind: '证书' | '技能' | '单位' | '职位' | '学校' | '姓名';
  readonly name: string;
}

type Kind = ImplausibleName['kind'];

/** A group of skills may be called by what they are: 软件：Origin、MATLAB. */
const unlessGroup = (skill: ResumeDocument['skills'][number]): ResumeDocument['skills'][number] =>
  (skill.keywords ?? []).length > 0 ? { ...skill, name: undefined } : skill;

/** The names of a résumé that are clearly remains of a sentence, a title in the place of an employer, or a task. */
export function implausibleNames(document: ResumeDocument): ImplausibleName[] {
  const { lang } = document.meta;
  const judged = (
    items: readonly { id: string; visible?: boolean | undefined }[],
    section: string,
    field: string,
    kind: Kind,
    isPlausible: (name: string) => boolean,
  ): ImplausibleName[] =>
    items.flatMap((item, index) => {
      const name = wordsOfText((item as Record<string, unknown>)[field], lang);
      return item.visible === false || name === '' || isPlausible(name)
        ? []
        : [{ pointer: `/${section}/${index}/${field}`, id: item.id, kind, name }];
    });
  const person = wordsOfText(document.basics.name, lang);
  const schools = document.education.flatMap(({ id, school, visible }, index): ImplausibleName[] => {
    const name = wordsOfText(school?.name, lang);
    return visible === false || name === '' || isPlausibleSchool(name)
      ? []
      : [{ pointer: `/education/${index}/school`, id, kind: '学校', name }];
  });
  return [
    ...(person === '' || isPlausiblePerson(person)
      ? []
      : [{ pointer: '/basics/name', id: undefined, kind: '姓名' as const, name: person }]),
    ...schools,
    ...judged(document.certificates, 'certificates', 'name', '证书', isPlausibleCertificate),
    ...judged(document.skills.map(unlessGroup), 'skills', 'name', '技能', isPlausibleSkill),
    ...(['work', 'internships'] as const).flatMap((section) => [
      ...judged(document[section], section, 'company', '单位', isPlausibleEmployer),
      ...judged(document[section], section, 'title', '职位', isPlausibleTitle),
    ]),
  ];
}

const without = <Item extends object>(item: Item, fields: readonly string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([field]) => !fields.includes(field))) as Item;

/** Sections whose entries remain without the name. */
const BUILT_OF_FIELDS = new Set(['work', 'internships', 'education']);

/** A résumé without such names, so that nothing is built on them; entries keep their places. */
export function withPlausibleNames(document: ResumeDocument): ResumeDocument {
  const names = implausibleNames(document);
  if (names.length === 0) return document;
  const fieldsOf = (section: string, index: number): string[] =>
    names.flatMap(({ pointer }) => {
      const [, own, at, field = ''] = pointer.split('/');
      return own === section && Number(at) === index ? [field] : [];
    });
  const listed = <Item extends object>(items: readonly Item[], section: string): Item[] =>
    items.map((item, index) => {
      const fields = fieldsOf(section, index);
      if (fields.length === 0) return item;
      const isSkill = section === 'skills' && 'keywords' in item;
      const isEntry = BUILT_OF_FIELDS.has(section) || isSkill;
      return isEntry ? without(item, fields) : { ...item, visible: false };
    });
  const isNamed = !names.some(({ pointer }) => pointer === '/basics/name');
  return {
    ...document,
    basics: isNamed ? document.basics : without(document.basics, ['name']),
    education: listed(document.education, 'education'),
    certificates: listed(document.certificates, 'certificates'),
    skills: listed(document.skills, 'skills'),
    work: listed(document.work, 'work'),
    internships: listed(document.internships, 'internships'),
  };
}

const MIN_SENTENCE_LENGTH = 12;
/** Sentences that were read as an employer or a post: the file states them, only in no place. */
const sentencesRemoved = (document: ResumeDocument): string[] =>
  implausibleNames(document).flatMap(({ kind, name }) =>
    (kind === '单位' || kind === '职位') && name.length >= MIN_SENTENCE_LENGTH ? [name] : [],
  );

/** The input of a service with such a résumé; any other input unchanged. */
export function withPlausibleResume(input: unknown): unknown {
  const { resume } = (input ?? {}) as {
    resume?: { document?: ResumeDocument; unplaced?: readonly string[] } | null;
  };
  if (resume?.document === undefined) return input;
  const document = withPlausibleNames(resume.document);
  if (document === resume.document) return input;
  const unplaced = [...(resume.unplaced ?? []), ...sentencesRemoved(resume.document)];
  return { ...(input as object), resume: { ...resume, document, unplaced } };
}
