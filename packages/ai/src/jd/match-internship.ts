import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { isEmployerKind, isOfKind } from './data/employer-kinds.js';
import { INDUSTRIES } from './data/fields.js';
import { headOf, isEmployment } from './employment.js';
import { employersOf, type FactMatch } from './match-dates.js';
import type { ResumeReading } from './read-resume.js';

const INTERNSHIP = /^(?:有|具有|具备)?(?<kind>[^，,]{2,8}?)(?:的)?实习(?:经历|经验)(?:者)?(?:优先|加分)?$/u;

/** Judges an internship at a kind of employer: 施工单位实习经历; null if the requirement names no kind. */
function matchInternshipAtKind(text: string, { document }: ResumeReading): FactMatch | null {
  const kind = INTERNSHIP.exec(text.trim())?.groups?.['kind'] ?? '';
  const all = document.internships.filter(isEmployment);
  if (!isEmployerKind(kind) || all.length === 0) return null;
  const same = all.filter(({ company }) => isOfKind(wordsOfText(company, 'zh'), kind));
  return same.length === 0
    ? { state: '未体现', reason: `有 ${all.length} 段实习经历，看不出单位是${kind}`, atoms: [] }
    : {
        ...{ state: '直接', reason: `实习单位是${kind}` },
        atoms: employersOf(same, document.internships, 'internships'),
      };
}

const INTERNSHIP_IN_TRADE =
  /^(?:有|具有|具备)?(?:过)?(?<trade>[\u4e00-\u9fa5A-Za-z]{2,8}?)(?:行业|产业)(?:的|内)?(?:相关)?实习(?:经历|经验)(?:者)?(?:优先|加分)?$/u;

/** Judges an internship in an industry by its name: 物流行业实习经验; null if the requirement names none. */
function matchInternshipByTrade(text: string, { document, texts }: ResumeReading): FactMatch | null {
  const trade = INTERNSHIP_IN_TRADE.exec(text.trim())?.groups?.['trade'];
  const all = document.internships.filter(isEmployment);
  if (trade === undefined || all.length === 0) return null;
  const shown = INDUSTRIES.filter(([required]) => required.test(`${trade}行业`)).map(
    ([, pattern]) => pattern,
  );
  const isNamed = (words: string): boolean =>
    words.includes(trade) || shown.some((pattern) => pattern.test(words));
  const same = all.filter((item) => {
    const at = `/internships/${document.internships.indexOf(item)}/`;
    const own = texts.filter(({ pointer }) => pointer.startsWith(at)).map(({ affirmed }) => affirmed);
    return isNamed([headOf(item), ...own].join('，'));
  });
  return same.length === 0
    ? {
        ...{ state: '未体现', atoms: [] },
        reason: `有 ${all.length} 段实习经历，没有写到${trade}行业`,
        action: '单位属于这个行业就写明行业和产品；不属于就不用写。',
      }
    : {
        ...{ state: '直接', reason: `实习写到${trade}行业` },
        atoms: employersOf(same, document.internships, 'internships'),
      };
}

/** Judges an internship at a kind of employer or in an industry that a requirement names; null if it names neither. */
export const matchNamedInternship = (text: string, reading: ResumeReading): FactMatch | null =>
  matchInternshipByTrade(text, reading) ?? matchInternshipAtKind(text, reading);
