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
  /^(?:有|具有|具备)?(?:过)?(?<trade>[\u4e00-\u9fa5A-Za-z/、]{2,12}?)(?<of>行业|产业|企业|公司|单位|工厂|门店|机构)(?:的|内)?(?:相关)?实习(?:经历|经验)(?:者)?(?:优先|加分)?$/u;
/** Words for any employer: 知名企业, 相关单位. */
const ANY_EMPLOYER =
  /^(?:相关|同类|对口|大型|中型|知名|头部|龙头|上市|国内外?|外资|合资|国有|民营|优秀|世界|\d+强|[一二]线|的|类)+$/u;

/** Judges an internship in an industry by its name: 物流行业实习经验; null if the requirement names none. */
function matchInternshipByTrade(text: string, { document, texts }: ResumeReading): FactMatch | null {
  const { trade, of = '行业' } = INTERNSHIP_IN_TRADE.exec(text.trim())?.groups ?? {};
  const all = document.internships.filter(isEmployment);
  if (trade === undefined || ANY_EMPLOYER.test(trade) || all.length === 0) return null;
  const trades = trade.split(/[/、和或及]/u).filter((each) => each.length > 1);
  const shown = INDUSTRIES.filter(([required]) => trades.some((each) => required.test(`${each}行业`))).map(
    ([, pattern]) => pattern,
  );
  const isNamed = (words: string): boolean =>
    trades.some((each) => words.includes(each)) || shown.some((pattern) => pattern.test(words));
  const same = all.filter((item) => {
    const at = `/internships/${document.internships.indexOf(item)}/`;
    const own = texts.filter(({ pointer }) => pointer.startsWith(at)).map(({ affirmed }) => affirmed);
    return isNamed([headOf(item), ...own].join('，'));
  });
  return same.length === 0
    ? {
        ...{ state: '未体现', atoms: [] },
        reason: `有 ${all.length} 段实习经历，看不出是${trade}${of}`,
        action: '单位属于这个行业就写明行业和产品；不属于就不用写。',
      }
    : {
        ...{ state: '直接', reason: `实习写到${trade}${of}` },
        atoms: employersOf(same, document.internships, 'internships'),
      };
}

/** Judges an internship at a kind of employer or in an industry that a requirement names; null if it names neither. */
export const matchNamedInternship = (text: string, reading: ResumeReading): FactMatch | null =>
  matchInternshipAtKind(text, reading) ?? matchInternshipByTrade(text, reading);
