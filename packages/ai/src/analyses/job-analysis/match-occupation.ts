import type { JobMatch } from '@qicheng/analysis/job-analysis-result';
import { type Occupation, OCCUPATIONS, OCCUPATIONS_VERSION } from '../../data/occupations.js';
import { clipped } from '../../text/clipped.js';
import { wordsOf } from '../../text/words.js';

/** What every kind of work asks for; used, and named as such, where the table does not know a position. */
const GENERAL_OCCUPATION: Occupation = {
  code: 'general',
  name: '通用能力',
  field: '',
  titles: [],
  summary: '职业表没有收录这一岗位，这里只分析各类岗位共有的能力。',
  duties: ['具体职责请以招聘要求为准，也可以用“岗位 JD 分析”粘贴招聘原文'],
  abilities: [
    { key: 'communication', weight: 20 },
    { key: 'writing', weight: 15 },
    { key: 'office', weight: 15 },
    { key: 'projectManagement', weight: 15 },
    { key: 'teamwork', weight: 15 },
    { key: 'dataSense', weight: 10 },
    { key: 'resilience', weight: 10 },
  ],
  degree: 'college',
  majors: ['不限'],
  certificates: [],
  experience: '写清做了什么、怎么做、结果如何，用数字说明规模与变化',
  path: [
    { stage: '0–1 年', title: '熟悉业务', focus: '把交办的事按时做完做对' },
    { stage: '1–3 年', title: '独立承担', focus: '负责一块完整的工作' },
    { stage: '3–5 年', title: '带人带事', focus: '协调资源，带教新人' },
    { stage: '5 年以上', title: '负责方向', focus: '定目标、定方法' },
  ],
  adjacent: ['administration', 'operations', 'sales', 'hr'],
};

const MOST_ALTERNATIVES = 5;
/** What may follow the name of an occupation without making it another one. */
const SUFFIX =
  /^(?:工程师|专员|助理|经理|主管|顾问|代表|人员|岗位|方向|实习|储备|管培|[员师生岗])*(?:[（(\s/、\-·].*)?$/u;
/** Words of a position that say nothing of the occupation. */
const EMPTY =
  /^(?:岗位?|职位|方向|人员|专员|助理|经理|主管|工程师|实习|实习生|高级|初级|资深|储备|干部|工作|公司|[员师生])$/u;
const TITLE_WORD = 3;
const MAJOR_WORD = 2;
/** A word that is only in a description says little: two are needed. */
const LEAST_SCORE = 2;

interface Hit {
  occupation: Occupation;
  end: number;
  length: number;
}

const namesOf = ({ name, titles }: Occupation): string[] => [name, ...titles];

/** Names that are in the position, the one whose end is last and that is longest first. */
function namedIn(text: string): Hit[] {
  const hits = OCCUPATIONS.flatMap((occupation) =>
    namesOf(occupation).flatMap((title): Hit[] => {
      const at = text.lastIndexOf(title.toLowerCase());
      return at < 0 ? [] : [{ occupation, end: at + title.length, length: title.length }];
    }),
  );
  return hits.sort((a, b) => b.end - a.end || b.length - a.length);
}

/** Occupations that share words with the position, best first. */
function resembling(position: string): { occupation: Occupation; words: string[] }[] {
  const words = [...new Set(wordsOf(position).map((word) => word.trim()))].filter(
    (word) => word.length > 1 && !EMPTY.test(word),
  );
  return OCCUPATIONS.map((occupation) => {
    const names = namesOf(occupation).join(' ').toLowerCase();
    const rest = [occupation.summary, ...occupation.duties].join(' ').toLowerCase();
    const score = (word: string): number => {
      if (names.includes(word)) return TITLE_WORD;
      if (occupation.majors.some((major) => major.includes(word))) return MAJOR_WORD;
      return rest.includes(word) ? 1 : 0;
    };
    const found = words.filter((word) => score(word.toLowerCase()) > 0);
    return {
      occupation,
      words: found,
      score: found.reduce((sum, word) => sum + score(word.toLowerCase()), 0),
    };
  })
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score);
}

const others = (all: readonly Occupation[], chosen: Occupation | null): JobMatch['alternatives'] =>
  [...new Set(all)]
    .filter((each) => each !== chosen)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ code, name }) => ({ code, name }));

/** What a stated position is: an occupation of the table, the nearest one, or none, and it says which. */
export function matchOccupation(asked: string): { match: JobMatch; occupation: Occupation } {
  const position = clipped(asked.trim(), 60);
  const text = position.toLowerCase();
  const named = namedIn(text);
  const like = resembling(position);
  const candidates = [...named.map((hit) => hit.occupation), ...like.map((each) => each.occupation)];
  const facts = { asked: position, tableVersion: OCCUPATIONS_VERSION };
  const [hit] = named;
  const occupation = hit?.occupation ?? like[0]?.occupation ?? null;
  const alternatives = others(candidates, occupation);
  if (occupation === null)
    return {
      occupation: GENERAL_OCCUPATION,
      match: {
        ...{ ...facts, kind: 'general', occupationCode: null, occupation: null, alternatives },
        explanation: `职业表没有收录“${position}”，也没有足够接近的职业。以下是通用分析：只看各类岗位共有的能力，不描述这一岗位的职责与门槛。`,
      },
    };
  const isExact = hit !== undefined && SUFFIX.test(text.slice(hit.end));
  return {
    occupation,
    match: {
      ...{ ...facts, occupationCode: occupation.code, occupation: occupation.name, alternatives },
      kind: isExact ? 'exact' : 'nearest',
      explanation: isExact
        ? `按职业表中的“${occupation.name}”分析。`
        : `职业表没有收录“${position}”，按最接近的“${occupation.name}”分析${like[0]?.occupation === occupation ? `（共同的词：${like[0].words.join('、')}）` : ''}，职责与门槛可能不同，请以招聘要求为准。`,
    },
  };
}
