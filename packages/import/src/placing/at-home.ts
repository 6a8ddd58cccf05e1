// 在家带孩子: a period without employment.
const AT_HOME =
  /在家|家里有事|歇了[一半几两三\d]|休息了[一半几两三\d]|^家(?:备考|待业)|家庭原因|务农|待业|全职妈妈|带孩子|照顾(?:孩子|小孩|[二三]孩|[二三]宝|家人|家庭|老人|父母|患病)|离开职场|脱产备考|^备考(?:公务员|研究生|考研|事业)/u;

/** 全职照顾孩子, 在家带娃: care for the family, which explains a gap between posts. */
const FAMILY_CARE =
  /(?:照顾|照看|陪护)[^，。；]{0,4}(?:孩子|小孩|宝宝|[二三]孩|[二三]宝|家人|家庭|老人|父母|父亲|母亲|婆婆|公公|岳[父母])|带(?:孩子|小孩|娃)|全职(?:妈妈|爸爸|太太|带娃)/u;
const MAX_CARE_LENGTH = 20;
export const isFamilyCare = (text: string): boolean =>
  text.length <= MAX_CARE_LENGTH && FAMILY_CARE.test(text) && !/有限|公司/u.test(text);

/** 参加妇联的电商培训班（120课时）, with its months among the jobs: a class and no employer. */
export const isClassTaken = (text: string): boolean =>
  /^(?:参加|报名|完成|上)了?[^，。；]{0,30}(?:培训|训练营|学习班|进修班|研修班)/u.test(text);

/** 颈椎手术恢复没上班, 产假及育儿，空窗: a clause that says that there was no work. */
const NOT_AT_WORK =
  /(?:^|[，\s])[^，。；\s]{0,14}(?:未工作|没(?:有)?(?:正式)?(?:上班|工作)|休养|养病|空窗期?)(?:$|[，\s])|(?:^|[\s，])(?:全职|脱产|专心)备考/u;

export const isAtHome = (text: string): boolean =>
  (AT_HOME.test(text) || NOT_AT_WORK.test(text)) && !/有限|公司/u.test(text);
