import type { JobRequirement } from '@qicheng/analysis/job-description';
import { judgeWords } from './judge-words.js';
import { judgeFact, type Judgement, VALUES } from './judgement.js';
import { matchInternship } from './match-dates.js';
import { matchInternshipInTrade } from './match-experience.js';
import { matchNamedInternship } from './match-internship.js';
import type { ResumeReading } from './read-resume.js';

/** What any internship is called, and the frame of the requirement. */
const ANY_INTERNSHIP =
  /(?:有|具有|具备|曾|过|者|相关|同类|对口|专业|行业|岗位|工作|校外|暑期|全职|段|一定|实习|经[历验]|优先|加分|公司|单位|企业|机构|大型|知名|或者?|以上|[\d一二两三]|个?月|年|[、，,的和及与等]|$)+/u;
/** A kind of employer before the internship: 银行或信托公司实习, not a field such as 产品实习. */
const AT_EMPLOYER = /(?:公司|银行|企业|机构|事务所|律所|医院|学校|酒店|工厂|设计院|研究院)[^,，]{0,8}实习/u;
const MIN_NAME = 2;
/** An internship where the requirement names a kind of employer: only those count whose employer is called so. */
function ofNamedKind(text: string, internship: Judgement): Judgement {
  const kinds = AT_EMPLOYER.test(text)
    ? text.split(ANY_INTERNSHIP).filter((kind) => kind.length >= MIN_NAME)
    : [];
  if (kinds.length === 0) return internship;
  const atoms = internship.atoms.filter(({ quote }) => kinds.some((kind) => quote.includes(kind)));
  return atoms.length > 0
    ? { ...internship, atoms, reason: `有在${atoms.map(({ quote }) => `“${quote}”`).join('、')}的实习` }
    : {
        ...internship,
        ...{ state: '待确认', value: null },
        reason: `${internship.reason}，是不是${kinds.map((kind) => `“${kind}”`).join('、')}这一类请您核对`,
        action: '是这一类就在实习里写明单位是做什么的；不是如实写。',
      };
}

const MAX_ATOMS = 8;
const OF_JOBS = /^\/(?:internships|work)\//u;

/** The words of a required internship, which another part of the résumé shows only in part. */
function judgeWordsOfJobs(requirement: JobRequirement, reading: ResumeReading): Judgement {
  const { text, terms, isAnyOf, kind } = requirement;
  const jobs = reading.texts.filter(({ pointer }) => OF_JOBS.test(pointer));
  const atWork = judgeWords(text, terms, isAnyOf, { ...reading, texts: jobs }, kind);
  if (atWork.state === '直接' || atWork.state === '可迁移') return atWork;
  const anywhere = judgeWords(text, terms, isAnyOf, reading, kind);
  return anywhere.state === '直接'
    ? {
        ...{ state: '可迁移', value: VALUES.可迁移, atoms: anywhere.atoms },
        reason: '实习里没有写到这一方面，简历的其他地方写到了',
        action: '实习里也做过的话，写进那段实习；没有就不要写。',
      }
    : anywhere;
}

/** The internship is checked first; its required field is then matched by words. */
export function judgeInternship(requirement: JobRequirement, reading: ResumeReading): Judgement {
  const named = matchNamedInternship(requirement.text, reading);
  if (named) return judgeFact(named, requirement);
  const internship = judgeFact(matchInternship(requirement.text, reading), requirement);
  if (requirement.terms.length === 0 && internship.state === '直接')
    return ofNamedKind(requirement.text, internship);
  if (internship.state !== '直接') return internship;
  const same = matchInternshipInTrade(requirement.text, reading);
  if (same) return judgeFact(same, requirement);
  const judged = judgeWordsOfJobs(requirement, reading);
  if (judged.state === '未体现')
    return { ...judged, atoms: [], reason: `${internship.reason}，没有写到这一方面` };
  const atoms = (judged.atoms.length > 0 ? judged.atoms : internship.atoms).slice(0, MAX_ATOMS);
  const value = (1 + (judged.value ?? 0)) / 2;
  const { state } = judged;
  return { state, value, reason: `${internship.reason}；${judged.reason}`, atoms, action: judged.action };
}
