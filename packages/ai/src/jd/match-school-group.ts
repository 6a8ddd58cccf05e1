import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { SCHOOL_GROUPS } from './data/school-groups.js';
import type { FactMatch } from './match-dates.js';
import type { ResumeReading } from './read-resume.js';

/** Judges whether a school of the résumé is in a named group; null if the clause names none. */
export function matchSchoolGroup(text: string, { document }: ResumeReading): FactMatch | null {
  const group = SCHOOL_GROUPS.find(([, required]) => required.test(text));
  if (!group) return null;
  const [name, , members] = group;
  const schools = document.education.map(({ id, school }, at) => ({
    ...{ id, at, school: wordsOfText(school, 'zh') },
  }));
  const own = schools.find(({ school }) => members.some((member) => school.startsWith(member)));
  if (own)
    return {
      ...{ state: '直接', reason: `${own.school}属于${name}` },
      atoms: [{ pointer: `/education/${own.at}/school`, targetId: own.id, quote: own.school }],
    };
  return schools.some(({ school }) => school !== '')
    ? { state: '缺口', reason: `简历写的学校不属于${name}`, atoms: [] }
    : { state: '未体现', reason: '简历没有写学校', atoms: [] };
}
