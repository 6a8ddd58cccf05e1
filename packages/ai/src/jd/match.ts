import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import {
  type JobDescription,
  type JobDuty,
  type JobRequirement,
  requirementKinds,
} from '@qicheng/analysis/job-description';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { clipped } from '../text/clipped.js';
import { isTraining } from '../text/training.js';
import { adviceFor } from './advice.js';
import { GIVES_TIME } from './decided-rows.js';
import { judgeAbility } from './judge-ability.js';
import { judgeInternship } from './judge-internship.js';
import { NOT_MATCHED, VAGUE } from './judge-unproved.js';
import { judgeWords } from './judge-words.js';
import { judgeFact, type Judgement, REST } from './judgement.js';
import { matchAmount } from './match-amount.js';
import { matchAward } from './match-award.js';
import { type FactMatch, matchPastInternship } from './match-dates.js';
import { matchDenial } from './match-denial.js';
import { matchEmployerPreference } from './match-employer-preference.js';
import { matchExperienceOf } from './match-experience-of.js';
import { matchFact } from './match-facts.js';
import { matchKnowledge } from './match-knowledge.js';
import { requiresHeading, requiresLeading, matchLead } from './match-lead.js';
import { matchListedCertificate } from './match-listed-certificate.js';
import { matchOpenSource, withoutNamesOfOthers } from './match-open-source.js';
import { isSpecific } from './match-phrase.js';
import { matchSchoolGroup } from './match-school-group.js';
import { matchSecondLanguage } from './match-second-language.js';
import { matchTrade } from './match-trade.js';
import { matchWillingness } from './match-willingness.js';
import { openMentionedRows } from './mentioned.js';
import { openUnclearRows } from './open-rows.js';
import { deniedDuty, otherThanDenied } from './other-than-denied.js';
import { markOutOfReach } from './out-of-reach.js';
import { pieceOf } from './piece.js';
import { isHealthCertificateOpen, matchProvedLater } from './proved-later.js';
import { requiresInternship } from './read-requirements.js';
import type { ResumeReading } from './read-resume.js';
import { withoutRepeats } from './stated-twice.js';
import { openUnplacedRows } from './unplaced-rows.js';

/** 有完整项目经验 names no kind of project, so any own project matches. */
const REQUIRES_PROJECT =
  /^(?:有|具有|具备)?(?:完整|实际|独立|一定|相关)?的?项目(?:经验|经历)(?:者)?(?:优先|加分)?$/u;

function judgeProject({ document }: ResumeReading): Judgement | null {
  const own = document.projects.findIndex(({ visible }) => visible !== false);
  const item = document.projects[own];
  return item
    ? {
        ...{ state: '直接', value: 1, reason: '简历写有项目经历', action: '' },
        atoms: [
          {
            pointer: `/projects/${own}/name`,
            targetId: item.id,
            quote: wordsOfText(item.name, 'zh') || '项目经历',
          },
        ],
      }
    : null;
}

/** An exception to a condition, as the posting words it: 特别优秀的中专可放宽. */
const EASED = /([^,;。()]{2,24}?可(?:适当|酌情)?放宽[^,;。()]{0,12})/u;

/** The time until which a posting accepts applicants without what it requires: 暂未取得的须在2027年7月前取得. */
const LATER =
  /(?:未|没有?)[^,，;；。]{0,12}?(?:的|者|人员)[须需应可要必]*(?:在|于)([^,，;；。]{2,20}?[前内])[^,，;；。]{0,4}(?:取得|考取|获得|拿到|提供|补办)/u;

/** A gap becomes a question if the posting states an exception. */
function eased(judged: Judgement, { text, sentence, fact }: JobRequirement): Judgement {
  const until = judged.state === '直接' ? undefined : LATER.exec(text)?.[1];
  if (until !== undefined)
    return {
      ...{ ...judged, state: '待确认', value: null },
      reason: `${GIVES_TIME}：还没有取得的，${until}取得也可以`,
      action: '照实写到哪一步和预计取得的时间；期限前取不到的先问清后果。',
    };
  const isGap = (judged.state === '缺口' && fact !== null) || /等级低于要求/u.test(judged.reason);
  const exception = isGap ? EASED.exec(pieceOf(sentence).text)?.[1] : undefined;
  // Other rules determine who counts as a graduate.
  if (exception === undefined || /应届|毕业生/u.test(exception)) return judged;
  return {
    ...judged,
    ...{ state: '待确认', value: null },
    reason: `${judged.reason}；招聘写明“${exception}”`,
    action: '先问清您是否属于可以放宽的情况，再决定投不投；信里先写最有力的事实。',
  };
}

/** Postings that invite graduates whatever years they require. */
const INVITES_GRADUATES =
  /fresh (?:graduates?|grads?)[^.;]{0,12}welcome|(?:欢迎|接受)[^，。；]{0,6}应届|应届[^，。；]{0,4}(?:可投|亦可|也可|欢迎)/iu;
const GRADUATE_YEARS = 2;

/** A gap in years does not exclude a graduate whom the posting invites. */
function opened(
  judged: Judgement,
  { kind }: JobRequirement,
  { title }: JobDescription,
  month: string,
  { document }: ResumeReading,
): Judgement {
  if (kind !== 'experience' || judged.state !== '缺口' || !INVITES_GRADUATES.test(title?.sentence ?? ''))
    return judged;
  const year = Number(month.slice(0, 4));
  const isGraduate = document.education.some(
    ({ period, ...item }) =>
      !isTraining(item) && (period?.end === 'present' || (period?.end?.y ?? 0) >= year - GRADUATE_YEARS),
  );
  return isGraduate
    ? {
        ...judged,
        ...{ state: '待确认', value: null },
        reason: `${judged.reason}；招聘写明欢迎应届生`,
        action: '先问清应届生是否也要满足年限；在信里写明毕业时间和最相关的实习。',
      }
    : judged;
}

function judge(requirement: JobRequirement, reading: ResumeReading, month: string, title: string): Judgement {
  const { fact, kind, text, terms, isAnyOf } = requirement;
  const denial = matchDenial(text, reading);
  if (denial) return otherThanDenied(denial, requirement, reading) ?? judgeFact(denial, requirement);
  const proved =
    kind === 'condition' || isHealthCertificateOpen(text, reading) ? matchProvedLater(text) : null;
  if (proved) return judgeFact(proved, requirement);
  if (fact?.kind === 'experience')
    return judgeFact(matchExperienceOf(fact, requirement, reading, month, title), requirement);
  if (fact) return judgeFact(matchFact(fact, text, reading, month), requirement);
  const paper = matchListedCertificate(text, reading);
  if (paper) return judgeFact(paper, paper.state === '待确认' ? requirement : { kind: 'certificate', text });
  const lead = kind === 'ability' || kind === 'skill' ? matchLead(text, reading) : null;
  if (lead) return judgeFact(lead, requirement);
  const past = kind === 'condition' ? matchPastInternship(text, requirement.sentence, reading, month) : null;
  if (past) return judgeFact(past, { kind: 'experience', text });
  if (kind === 'condition' || kind === 'ability') {
    const willing = matchWillingness(text, reading, month);
    if (willing) return judgeFact(willing, { kind: 'condition', text });
  }
  if (kind === 'condition') {
    const stated = judgeWords(text, [], isAnyOf, reading, kind);
    // Nobody accepts an experience; one has it or not.
    return stated.state === '直接' || REQUIRES_EXPERIENCE.test(text)
      ? stated
      : judgeFact(ASKS_TO_ACCEPT.test(text) ? UNSTATED : OPEN_FACT, requirement);
  }
  if (kind === 'ability') {
    const trade = matchTrade(text, reading);
    return trade ? judgeFact(trade, requirement) : judgeAbility(requirement, reading);
  }
  if (requiresInternship(text)) return judgeInternship(requirement, reading);
  const named = matchSecondLanguage(text, reading) ?? matchOpenSource(text, reading);
  if (named) return judgeFact(named, requirement);
  const project = REQUIRES_PROJECT.test(text) ? judgeProject(reading) : null;
  if (project) return project;
  const schools = matchSchoolGroup(text, reading);
  if (schools) return judgeFact(schools, { kind: 'degree', text });
  const award = matchAward(text, reading);
  if (award) return judgeFact(award, requirement);
  const employer = matchEmployerPreference(text, reading) ?? matchTrade(text, reading);
  if (employer) return judgeFact(employer, requirement);
  const amount = matchAmount(text, reading);
  if (amount) return amount;
  const knowledge = matchKnowledge(text, reading);
  if (knowledge) return judgeFact(knowledge, requirement);
  return judgeWords(text, terms, isAnyOf, withoutNamesOfOthers(text, reading), kind);
}

const REQUIRES_EXPERIENCE = /(?:经验|经历)(?:者)?(?:优先|加分|更佳)?$|^(?:做过|熟悉|了解)/u;
const UNSTATED: FactMatch = { state: '待确认', reason: '简历没有写是否接受', atoms: [] };
/** Words of what somebody accepts, unlike facts of a person: 具有本区户籍. */
const ASKS_TO_ACCEPT = /[能可愿肯]|接受|服从|适应|同意|配合|到岗/u;
const OPEN_FACT: FactMatch = { state: '待确认', reason: NOT_MATCHED.reason, atoms: [], action: '' };

const UNREAD: Judgement = {
  state: '待确认',
  value: null,
  reason: '没有选择简历',
  atoms: [],
  action: '选择简历后可以逐条对照。',
};

const CATCH_ALL =
  /(?:领导|上级|公司|部门)[^，,；;]{0,6}交[办待]|其[他它](?:临时性?)?(?:工作|事[情务项]|任务)$/u;

/** Whether a duty asks for nothing but leading people. */
const isLeadOnly = (text: string): boolean =>
  text.split(/[,，;；、与和及]/u).every((part) => requiresLeading(part));
/** People led answer only the part of a duty that asks for them: 管理团队10人，对毛利负责. */
const withOpenRest = (lead: FactMatch): FactMatch =>
  lead.state === '直接'
    ? { ...lead, state: '可迁移', reason: `${lead.reason}，其余请您对照`, action: REST }
    : lead;

function judgeDuty({ text, terms }: JobDuty, reading: ResumeReading): Judgement {
  if (CATCH_ALL.test(text) && !/[，,；;、]/u.test(text))
    return {
      ...{ state: '待确认', value: null, atoms: [], action: '' },
      reason: '这是兜底的一条，不用对照',
    };
  const amount = matchAmount(text, reading);
  if (amount) return amount;
  const denial = matchDenial(text, reading);
  if (denial) return deniedDuty(denial, { text, terms }, reading);
  const lead = matchLead(text, reading);
  const judged = judgeWords(text, terms, false, reading, 'duty');
  if (lead && (lead.state !== '未体现' || judged.state === '待确认' || requiresHeading(text)))
    return judgeFact(isLeadOnly(text) ? lead : withOpenRest(lead), { kind: 'duty', text });
  const isWorded = terms.length > 0 || !/[\u4e00-\u9fa5]/u.test(text);
  return judged.state !== '未体现' || (isWorded && isSpecific(text))
    ? judged
    : {
        state: '待确认',
        value: null,
        reason: VAGUE,
        atoms: [],
        action: adviceFor('duty', '待确认', text),
      };
}

const FILTERS = /筛选条件|先问(?:是否必须|能否)/u;
const PREFERRED_ONLY = '只是优先条件，没有也不影响投递；有就写明。';

const rowOf = (
  { id, text, sentence }: JobRequirement | JobDuty,
  level: RequirementMatch['level'],
  kind: RequirementMatch['kind'],
  { reason, action, ...judgement }: Judgement,
): RequirementMatch => ({
  ...{ requirementId: id, level, kind, text, sentence },
  ...judgement,
  reason: clipped(reason, 300),
  // A missing preference does not prevent an application.
  action: clipped(level === 'plus' && FILTERS.test(action) ? PREFERRED_ONLY : action, 300),
});

/** Compares every requirement and duty of a posting with a résumé; `month` is the current month, YYYY-MM. */
export function matchJob(
  job: JobDescription,
  reading: ResumeReading | null,
  month: string,
): RequirementMatch[] {
  const requirements = [...withoutRepeats(job.must), ...job.plus].map((requirement) =>
    rowOf(
      requirement,
      requirement.level,
      requirement.kind,
      reading
        ? opened(
            eased(judge(requirement, reading, month, job.title?.text ?? ''), requirement),
            requirement,
            job,
            month,
            reading,
          )
        : UNREAD,
    ),
  );
  const duties = job.duties.map((duty) =>
    rowOf(duty, 'duty', 'duty', reading ? judgeDuty(duty, reading) : UNREAD),
  );
  const rows = [...requirements, ...duties];
  return reading
    ? markOutOfReach(
        openUnplacedRows(openMentionedRows(openUnclearRows(rows, job, reading), reading), reading),
      )
    : rows;
}

/** The label of a kind of requirement. */
export const kindLabel = (kind: RequirementMatch['kind']): string =>
  kind === 'duty' ? '职责' : requirementKinds[kind];
