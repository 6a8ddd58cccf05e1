// 在家带孩子: a period without employment.
const AT_HOME = /在家|务农|待业|全职妈妈|带孩子|照顾(?:孩子|家人|老人|父母|患病)|离开职场|脱产备考/u;

export const isAtHome = (text: string): boolean => AT_HOME.test(text) && !/有限|公司/u.test(text);
