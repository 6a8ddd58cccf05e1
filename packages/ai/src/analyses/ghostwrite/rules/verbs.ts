import { isVerbOfObject } from './sound.js';
import { replaced, type TextRule } from './text-rule.js';
import { NO_OBJECTS, NOT_WEAK, OBJECT_VERBS, OWN_FORMS, OWNERS, VERBS } from './verb-lexicon.js';

const MANY = `${VERBS}(?:(?:、|和|与|及|以及|并)${VERBS})*`;
const END = '(?=$|[，。；！])';
const WORK = '(?:等)?(?:方面)?(?:的)?(?:相关)?(?:工作|任务|事宜|事务)?';
/** Words for own responsibility. 参与 and 协助 are kept, because dropping them would exaggerate. */
const OWN = '(?:主要)?(?:负责|从事|承担)(?:了|过)?';

/** 对数据进行清洗 is 清洗数据; 推文的撰写 after 负责 is 撰写推文. */
const OF_VERB = [
  new RegExp(`()对([^，。；]{1,20}?)(?:进行|开展|做)(?:了|过)?(${MANY})${WORK}${END}`, 'gu'),
  new RegExp(`()${OWN}([^，。；负责对]{1,24}?)的(${MANY})${WORK}${END}`, 'gu'),
  new RegExp(`(参与|协助|配合)(?:了|过)?([^，。；的]{1,20}?)的(${MANY})${WORK}${END}`, 'gu'),
];
const verbFirst = (text: string): string =>
  OF_VERB.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (whole, start: string, object: string, verbs: string) =>
        OWNERS.test(object) || !isVerbOfObject(verbs, object) ? whole : `${start}${verbs}${object}`,
      ),
    text,
  );

const BARE_DUTY = new RegExp(`(^|[，；])${OWN}(?:进行)?(${MANY})(?=([^，。；！]{2,30}))`, 'gu');
/** 负责整理凭证 is 整理凭证; before a noun phrase, as in 负责采购系统的上线, 负责 states a responsibility and is kept. */
const withoutDuty = (text: string): string =>
  text.replace(BARE_DUTY, (whole, start: string, verbs: string, object: string) =>
    isVerbOfObject(verbs, object.replace(/等?(?:\s?\d.*)?$/u, '')) ? start + verbs : whole,
  );

const COMPOUND = /^([\p{Script=Han}A-Za-z]{2,6}?)$/u;
const ONE = new RegExp(`^(.+?)(${VERBS})$`, 'u');
const LISTED = new RegExp(`(^|[，；])${OWN}([^，。；的了]{4,40}?)${WORK}${END}`, 'gu');
const CARRIED_OUT = new RegExp(
  `(^|[，；]|[A-Za-z])进行(?:了)?([^，。；的了]{2,6}?)(${MANY})${WORK}${END}`,
  'gu',
);
const NOUN_AND_VERBS = new RegExp(`^([\\p{Script=Han}A-Za-z]{2,6}?)(${MANY})$`, 'u');

/** Actions that cannot be the object of another action. */
const OTHER_ACTION =
  /(?:走访|慰问|巡查|巡逻|值守|值班|宣讲|接送|收发|看护|引导|咨询|答疑|催收|报销|复盘|路演|比稿|宣教|查房|换药|带教|督导|陪诊)$/u;

/** 活动策划 as 策划活动; null if the noun is not the object of the verb. */
function turned(noun: string, verbs: string): string | null {
  const own = OWN_FORMS.find(([pattern]) => pattern.test(`${noun}${verbs}`));
  if (own) return `${noun}${verbs}`.replace(...own);
  if (!isVerbOfObject(verbs, noun)) return null;
  if (!COMPOUND.test(noun) || OWNERS.test(noun) || /[的和与及、了]/u.test(noun)) return null;
  if ([...NO_OBJECTS].some((word) => noun.endsWith(word)) || new RegExp(VERBS, 'u').test(noun)) return null;
  // 网格走访登记 is three actions; 网格走访 is not an object of 登记.
  if (OTHER_ACTION.test(noun)) return null;
  return `${verbs}${noun}`;
}

/** 负责需求分析、原型设计 as 分析需求、设计原型; null unless all of them can be inverted. */
function turnedList(list: string): string | null {
  const whole = NOUN_AND_VERBS.exec(list);
  if (whole) return turned(whole[1] ?? '', whole[2] ?? '');
  const each = list.split(/、|和|与|以及|及/u).map((pair) => {
    const [, noun, verb] = ONE.exec(pair) ?? [];
    return noun === undefined || verb === undefined ? null : turned(noun, verb);
  });
  return each.length > 1 && each.every((pair) => pair !== null) ? each.join('、') : null;
}

/** 负责活动策划 becomes 策划活动 if the noun is the object of the verb. */
const inverted = (text: string): string =>
  text
    .replace(LISTED, (whole, start: string, list: string) => {
      const next = turnedList(list);
      return next === null ? whole : start + next;
    })
    .replace(CARRIED_OUT, (whole, start: string, noun: string, verbs: string) => {
      const next = turned(noun, verbs);
      return next === null ? whole : start + next;
    });

/** Begins a statement with the action instead of the duty. */
export const leadWithVerb: TextRule = {
  id: 'leadVerb',
  label: '以动词开头，写做了什么',
  apply: (text) => inverted(withoutDuty(verbFirst(text))),
};

const START = '(?<=^|[，。；、：\\sA-Za-z]|并|和|负责|参与|协助|独立|一起|共同|主要)';
const MEASURE =
  '(?:\\s?\\d+\\s?(?:余)?|[一两三四五六七八九十几多]+)?(?:个|份|篇|张|套|场|次|款|组|条|名|部|期)?(?:关于[^，。；]{1,12}的)?';
const PLAIN_END = '(?=$|[，。；、的和与及并后以（(\\d\\s])';

const byObject = OBJECT_VERBS.map(({ weak, objects, verb, by = {} }) => ({
  pattern: new RegExp(
    `${START}${NOT_WEAK}(?:${weak})(?![出下明完好成到清])(?:了|过)?((?:一个|一份|一些|个)?)(?=${MEASURE}[^，。；、做写画]{0,8}?(?:${objects})${PLAIN_END})`,
    'gu',
  ),
  verb,
  by,
}));

/** Replaces weak one-character verbs by the verb for their object and occupation. */
export const strengthenVerbs: TextRule = {
  id: 'strongVerb',
  label: '换成职业常用的动词',
  // A short text keeps the short verbs of its author.
  styles: ['专业', '数据'],
  apply: (text, { occupation }) =>
    byObject.reduce(
      (rest, { pattern, verb, by }) =>
        rest.replace(
          pattern,
          (_whole, count: string) => ((occupation && by[occupation]) ?? verb) + kept(count),
        ),
      text,
    ),
};

const HELP = '帮(?:助|忙|着)?(?=(?:老师|导师|同事|领导|主管|经理|师兄|师姐|学长|学姐|前辈))';
/** Replaces spoken verbs. */
export const writtenVerbs: TextRule = {
  id: 'writtenVerb',
  label: '口语换成书面语',
  apply: (text) =>
    replaced(text, [
      [new RegExp(`${START}${HELP}`, 'gu'), '协助'],
      [/(?:搞定|弄好)(?:了)?(?=[\p{Script=Han}A-Za-z\d])/gu, '完成'],
      [/写稿子(?=$|[，。；、])/gu, '撰写稿件'],
      [new RegExp(`${START}教课`, 'gu'), '授课'],
    ]),
};

// 一份 is a count; 一些 is not.
const kept = (count: string): string => (count === '一些' || count === '个' ? '' : count);

const PAST = new RegExp(
  `(?<=${VERBS}|完成|实现|提升|提高|降低|减少|缩短|增加|节省|节约|获得|达到|覆盖|积累|掌握|参与|参加|协助|开展|主导|引入|推动|改善|解决|吸引|举办|承担|带领)了(?=[\\p{Script=Han}A-Za-z\\d“《 ])(?!解)`,
  'gu',
);

/** Removes 了 after verbs: a résumé is about the past anyway. */
export const dropPast: TextRule = {
  id: 'past',
  label: '精简语气',
  apply: (text) => text.replace(PAST, ''),
};
