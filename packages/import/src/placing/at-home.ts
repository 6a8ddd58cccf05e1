// 在家带孩子: a period without employment.
const AT_HOME =
  /在家|^家(?:备考|待业)|家庭原因|务农|待业|全职妈妈|带孩子|照顾(?:孩子|小孩|[二三]孩|[二三]宝|家人|家庭|老人|父母|患病)|离开职场|脱产备考|^备考(?:公务员|研究生|考研|事业)/u;

export const isAtHome = (text: string): boolean => AT_HOME.test(text) && !/有限|公司/u.test(text);
