import type { WorkItem } from '@qicheng/resume/document';
import { regex } from '@qicheng/resume/regex';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { writtenNumber } from '../text/written-number.js';
import { fieldsIn, isWithin } from './data/fields.js';
import { headOf, isEmployment } from './employment.js';
import type { FactMatch } from './match-dates.js';
import { postSince } from './post-dates.js';
import { CLAIMED, evidenceIn, type ProvingText, type ResumeReading } from './read-resume.js';

/** Requirements to have led people, not only to have managed things. */
const REQUIRES_LEADING = regex('iu')`
  带班(?!经验|经历)|(?:主持|统管|全面负责)[^,，;；、]{0,8}(?:部门?|科室?|中心)(?:的)?(?:全面|日常|整体)?工作
  |(?:团队|人员|下属|班组|小组|队伍|员工队伍)(?:的)?(?:建设(?:与|和|及|、))?管理
  |带领[^,，;；、的]{0,6}班组|管理(?:过)?[^,，;；、的]{0,8}(?:团队|下属|人员|班组|小组|队伍)
  |(?:带领?|管理)(?:过)?\s*\d+\s*(?:[-~至到]\s*\d+\s*)?[名位个人][\u4e00-\u9fa5]
  |管理[^,，;；、的\d]{1,6}[员师工机]\s*\d|\d+\s*[人名](?:团队|队伍|小组)?[)）]?的(?:日常|全面)?管理|带(?:过|领|好)?[^,，;；、的]{0,10}(?:团队|队伍|小组|下属|徒弟|\d+\s*人)|领导[^,，;；、]{0,8}团队
  |(?:管理|带领|带)(?:过)?\s*\d[^,，;；、]{0,14}(?:团队|小组|队伍)
  |(?:团队|下属|部门)(?:成员|人员|员工)?(?:的)?(?:建设|培养)
  |^(?:有|具有|具备)?(?:一定的?|丰富的?)?(?:团队)?管理(?:岗位?)?(?:工作)?(?:经验|经历)
  |团队[^,，;；、]{0,10}的?(?:建设与)?管理|\bteam (?:management|leadership)\b
  |\b(?:manag|lead|coach|supervis|develop|train|mentor|build|motivat)\w*(?: and \w+)? (?:an? 
  |the )?(?:\w+ )?team\b
`;
const COUNT = /(\d+)\s*(?:人|名|个人|\+|account|people|members|sales|staff)?/u;

/** Patterns for the number of people led. */
const LED: readonly RegExp[] = [
  /(?:分配|安排|调配)[^，。；;\d]{0,10}(\d+)\s*[人名](?:的)?(?:工作|任务|班次)/u,
  /(?:团队|小组|班组|部门|队伍|人员)(?:规模|人数)?[^，。；;\d]{0,4}(?:由|从)\s*\d+\s*[人名位]?[^，。；;\d]{0,8}(?:到|至|→|为)\s*(\d+)\s*[人名位]/u,
  /(?:管理|带领|领导|分管|统管|指导|(?<![主保看仓库接托掌])管(?!理|道|线|家)|(?<!附|连|携|佩|随|捎|领)带)(?!教|徒|出|货|宽)[^，。；;\d]{0,14}(\d+)\s*(?:[人名位](?!次|入|离)|个人)/u,
  /(?:管理|带领|领导|(?<![主保看仓库接托掌])管(?!理|道|线|家)|(?<!附|连|携|佩|随|捎|领)带)(?!教|徒|出|货|宽)[^，。；;]{0,12}?(\d+)\s*[个名位]\s*[\u4e00-\u9fa5]{0,4}(?:[工员师]|司机|护士|会计|出纳|助理|调度|客服|导购|主播|文员|保安|保洁|学徒)(?![\u4e00-\u9fa5])/u,
  /(?:管理|带领|分管|管|两班|三班|车间|产线)[^，。；;]{0,24}(?:共|合计|总计)\s*(\d+)\s*[人名]/u,
  /(?:团队|下属|手下|班组|小组|部门|店里|店内|厂里|车间|科室|门店|(?<!为|给|对)员工)\s*(?:现|共|有|约)*\s*(\d+)\s*个?[人名]/u,
  /(\d+)\s*[人名](?:的)?(?:团队|小组|班组|队伍|技术团队)/u,
  /(?:^|[，,；;（(])(?:组|班|队|科)(?:内|里)(?:共|有|现有)?\s*(\d+)\s*[人名]/u,
  /(?:带(?:领)?[组队班](?!长)|手底下|底下|手下)(?:共|有|管)?\s*(\d+)\s*[人名个]/u,
  regex('iu')`
    \b(?:led|lead(?:ing|s)?|manag(?:e[ds]?|ing)|supervis(?:e[ds]?|ing)
    |coach(?:e[ds]|ing)?)\b[^.;]{0,24}?\b(?:team of )?(\d{1,3})
    \b(?!\s*(?:%|rooms?|million|projects?|months?|years?|stores?|agenc|vendors?|brands?|campaigns?
    |channels?|suppliers?|partners?|markets?|events?|countries|products?|SKUs?|launch))
  `,
];
/** Further people in the same clause: 3名主播和2名中控, 领班2人、厨师9人. */
const AND_MORE = /(?:和|及|与|、)\s*[\u4e00-\u9fa5]{0,6}?(\d+)\s*[人名位]/gu;
/** People who are served, taught or registered are not a team. */
const NOT_LED =
  /学生|学员|患者|病人|会员|客户|粉丝|群|入离职|考勤|档案|床位|参赛|观众|受试者|业主|住户|粉丝|户|培训\s*\d|clients|customers|containers/u;
/** Names of events and parts with a number: Double 11, Phase 2. */
const NUMBERED = /\b(?:Double|Phase|Top|Series|Version|Level|Tier|Grade)[\s-]?\d+/giu;
/** Trainees, who are taught and are no staff: 带过实习生3名. */
const TRAINEE = '(?:(?:实习|见习)(?:生|护士|护生|医生|教师|老师|律师)?|新(?:入职)?员工|新人|徒弟|学徒)';
const TRAINEES = new RegExp(`\\d+\\s*[名个位]?\\s*${TRAINEE}|${TRAINEE}\\s*\\d+\\s*[名个位人]*`, 'gu');
/** Fellow students and volunteers are not staff. */
const PEERS = /同学|队友|室友|组员|志愿者|义工|社员|干事/u;
/** A leading post mentioned in a line: 2024年起兼任公司业务部副主管. */
const LEADING_POST_HELD =
  /(?:兼任?|担任|任|晋升为?|升任|升为?|(?<!叫|看|以)[做当])[^，。；;]{0,12}?(?:主管|总监|店长|[班组队科部课]长|经理|负责人|领班)(?!助)/u;
const TAUGHT =
  /带教|带徒|徒弟|指导[^，。；;]{0,6}(?:新人|新员工|实习生|实习护生|初级)|带[^，。；;]{0,4}(?:新人|实习)|mentor/iu;
/** Posts with subordinates; account and product managers have none. */
export const LEADING_POST = regex('iu')`
  主管|总监|店长(?!助)|[班组队科部厂课段线]长|主任(?!医师|护师|药师)|负责人|工长|领班|护士长|校长|园长
  |(?<!客户|产品|项目|大堂|理财|投资|渠道|区域|银行|基金|大客户|业务|招商|保险)经理(?!助)
  |\b(?:director|supervisor|head of|team leader)\b
`;

export interface Led<Text = ProvingText> {
  readonly text: Text;
  readonly people: number;
  /** The words of the text that state it. */
  readonly clause: string;
}

/** A rough number of people in words: 十一二个人 is at least 11. */
const ROUGH_PEOPLE =
  /([二两三四五六七八九])?十([一二三四五六七八九])?[一二三四五六七八九]?[几来多]?(?=[个名位]?(?:人|员工|工人|师傅|下属))/gu;
const inFigures = (affirmed: string): string =>
  affirmed.replaceAll(ROUGH_PEOPLE, (_whole, tens?: string, units?: string) =>
    String(writtenNumber(`${tens ?? ''}十${units ?? ''}`)),
  );

export function ledIn<Text extends Pick<ProvingText, 'affirmed'>>(text: Text): Led<Text> | null {
  for (const clause of inFigures(text.affirmed)
    .replaceAll(NUMBERED, ' ')
    .replaceAll(TRAINEES, ' ')
    .split(/[，,；;。]/u)) {
    if (NOT_LED.test(clause)) continue;
    for (const pattern of LED) {
      const match = pattern.exec(clause);
      const people = Number(match?.[1] ?? 0);
      if (!match || people === 0) continue;
      const more = [...clause.slice(match.index + match[0].length).matchAll(AND_MORE)];
      return {
        text,
        people: more.reduce((sum, [, other]) => sum + Number(other), people),
        clause: clause.slice(match.index).trim(),
      };
    }
  }
  return null;
}

/** Whether a duty is to head a department, which ordinary work in it does not prove. */
export const requiresHeading = (text: string): boolean =>
  /(?:主持|统管|全面负责)[^,，;；、]{0,8}工作/u.test(text);

/** Whether a clause requires leading a team. */
export const requiresLeading = (text: string): boolean => REQUIRES_LEADING.test(text);

/** Whether an entry has a leading post or states the number of people led. */
export const isLeading = (item: WorkItem, texts: readonly ProvingText[]): boolean =>
  LEADING_POST.test(wordsOfText(item.title, 'zh')) ||
  postSince(item, texts, isLeadingPost) !== null ||
  texts.some((text) => ledIn(text) !== null);

/** Fewer people are led next to the candidate's own work, which is no management of a team for all the years of the job. */
const MIN_TEAM = 3;
/** The most people that lines tell without saying since when, in a job without a leading post; 0 for any other job. */
export const fewLedIn = (item: WorkItem, texts: readonly ProvingText[]): number => {
  if (LEADING_POST.test(wordsOfText(item.title, 'zh')) || postSince(item, texts, isLeadingPost) !== null)
    return 0;
  const most = Math.max(0, ...texts.map((text) => ledIn(text)?.people ?? 0));
  return most < MIN_TEAM ? most : 0;
};

/** The question about years of leading if a job without a leading post mentions one or two people. */
export function byFewLed({ document, texts }: Pick<ResumeReading, 'document' | 'texts'>) {
  const few = document.work.map((item, at) =>
    isEmployment(item)
      ? fewLedIn(
          item,
          texts.filter(({ pointer }) => pointer.startsWith(`/work/${at}/`)),
        )
      : 0,
  );
  const most = Math.max(0, ...few);
  return most === 0
    ? null
    : {
        state: '待确认' as const,
        reason: `简历写到带 ${most} 人，没有写从哪年起；算不算团队管理以招聘方认定为准`,
        action: '写明从哪年哪月起、带几个人；不满年限如实写，先问能否放宽。',
      };
}

/** Whether a name is that of a leading post. */
export const isLeadingPost = (post: string): boolean =>
  LEADING_POST.test(post.replace(/副[^、/，,\s]{1,4}/gu, ''));

/** Leading a shift; in a school it is to have a class. */
const LEADS_SHIFT = /带班(?=的?(?:经验|经历|管理|能力))/u;
export const requiresShiftLead = (text: string): boolean => LEADS_SHIFT.test(text);
/** Whether a job is to have a class of pupils. */
export const isTeaching = (item: WorkItem): boolean =>
  fieldsIn(headOf(item)).some((name) => isWithin(name, '教学'));

/** A line that mentions a leading post, without people or years. */
export const leadingPostIn = (texts: readonly ProvingText[]): ProvingText | undefined =>
  texts.find(({ affirmed }) => LEADING_POST_HELD.test(affirmed));

const EACH_COUNT = /(\d+)\s*(?:[-~至到]\s*\d+\s*)?(?:人|名|个人)/gu;
/** The people of a requirement: the largest of several groups, 调度员3-4人，司机40人. */
const peopleIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(EACH_COUNT)].map(([, count]) => Number(count))) ||
  Number(COUNT.exec(text)?.[1] ?? 0);

const NEVER = '带过人就写明人数和做法；没有带过不要写。';

/** Words of a requirement; a duty only tells how many people there are to lead. */
const ASKS_EXPERIENCE = /经验|经历|背景|带过|管理过|以上|不少于|至少/u;

/** Judges by the number of people led; null if the résumé states none. */
function byPeople(text: string, required: number, texts: readonly ProvingText[]): FactMatch | null {
  // The self-evaluation counts only where no job tells whom one led.
  const inJobs = texts.filter(({ strength }) => strength > CLAIMED).flatMap((each) => ledIn(each) ?? []);
  const claimed = texts.filter(({ strength }) => strength <= CLAIMED).flatMap((each) => ledIn(each) ?? []);
  const led = (inJobs.length > 0 ? inJobs : claimed).toSorted((a, b) => b.people - a.people);
  const isClaimed = inJobs.length === 0;
  const peerWord = (each: Led): string | undefined => {
    const word = PEERS.exec(each.text.affirmed)?.[0];
    return word === undefined || text.includes(word) ? undefined : word;
  };
  const most = led.find((each) => each.people >= required && peerWord(each) === undefined) ?? led[0];
  const kind = most && peerWord(most);
  if (most && most.people >= required && kind !== undefined)
    return {
      ...{ state: '可迁移', atoms: [evidenceIn(most.text)] },
      reason: `简历写的是带 ${most.people} 名${kind}，不是下属`,
      action: '如实写成项目或社团里的分工，不要写成管理团队。',
    };
  if (most && most.people >= required && isClaimed)
    return {
      state: '可迁移',
      reason: `只在自我评价中写到 ${most.people} 人，工作经历没有写带几个人`,
      atoms: [evidenceIn(most.text)],
      action: '在对应的工作经历里写明带几个人、从哪年起；两处人数要一致。',
    };
  if (most && most.people >= required)
    return { state: '直接', reason: `简历写明带过 ${most.people} 人`, atoms: [evidenceIn(most.text)] };
  if (most)
    return {
      state: '可迁移',
      reason: `${ASKS_EXPERIENCE.test(text) ? `要求带过 ${required} 人以上` : `招聘写的是 ${required} 人`}，简历写的是 ${most.people} 人`,
      atoms: [evidenceIn(most.text)],
      action: '如实写人数；带过更多的人就补上，没有不要写多。',
    };
  return null;
}

/** Judges whom the candidate has led; null if the clause does not require it. */
export function matchLead(
  text: string,
  { texts, document }: { texts: readonly ProvingText[]; document: Pick<ResumeReading['document'], 'work'> },
): FactMatch | null {
  const isShift =
    requiresShiftLead(text) && !document.work.some((item) => isEmployment(item) && isTeaching(item));
  if (!requiresLeading(text) && !isShift) return null;
  const required = peopleIn(text.replace(/\d+\s*(?:[-~至到]\s*\d+\s*)?年|\d+\+? years?/giu, ''));
  const counted = byPeople(text, required, texts);
  if (counted) return counted;
  const at = document.work.findIndex(
    (item) => isEmployment(item) && LEADING_POST.test(wordsOfText(item.title, 'zh')),
  );
  const post = document.work[at];
  if (post)
    return {
      state: '可迁移',
      reason: `职务是“${wordsOfText(post.title, 'zh')}”，没有写带几个人`,
      atoms: [{ pointer: `/work/${at}/title`, targetId: post.id, quote: wordsOfText(post.title, 'zh') }],
      action: '写明带几个人、怎么分工和考核；没有下属不要写。',
    };
  const leadingPost = leadingPostIn(texts);
  if (leadingPost)
    return {
      state: '可迁移',
      reason: '简历写到管理职务，没有写带几个人',
      atoms: [evidenceIn(leadingPost)],
      action: '写明带几个人、怎么分工和考核；没有下属不要写。',
    };
  const taught = texts.find(({ affirmed }) => TAUGHT.test(affirmed));
  if (taught)
    return {
      state: '可迁移',
      reason: '简历写到带教新人，没有写管理团队',
      atoms: [evidenceIn(taught)],
      action: '带教和管理下属是两回事：如实写带教的人数和结果，面试时说明。',
    };
  return { state: '未体现', reason: '简历没有写带过团队', atoms: [], action: NEVER };
}
