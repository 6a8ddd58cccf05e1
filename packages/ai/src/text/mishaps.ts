import { regex } from '@qicheng/resume/regex';

const NEVER = '(?:没有?|未|从不|零|无)(?:再)?(?:出|发生|有|犯)?(?:现)?(?:过|一[次起]|任何)*';
/** That nothing ever went wrong, 从来没出过事故, and what is told of it where it did. */
export const MISHAPS: readonly { readonly denied: RegExp; readonly happened: RegExp }[] = [
  {
    denied: new RegExp(`${NEVER}(?:责任|安全|交通|医疗|护理|教学)?事故`, 'u'),
    happened: /摔|撞|蹭|剐|刮|碰|追尾|翻[车倒]|烫|砸|伤|事故/u,
  },
  {
    denied: new RegExp(`${NEVER}(?:差错|失误)`, 'u'),
    happened: /差错|失误|出错|(?:弄|搞|发|配|报|算|送|拿|装|输)错/u,
  },
];
/** What came of it for the one who did it. */
export const ANSWERED_FOR = regex('u')`
  (?:全|主要|次要|同等)责|(?:判|负|担|承担)[^，。；]{0,6}责任|(?:保险|单位|公司|自己|院方|学校)[^，。；]{0,2}赔|赔(?:了|偿|付|钱)
  |(?:被|受|给|记)[^，。；]{0,4}(?:处分|通报|警告|记过|扣[分罚款])|扣了?\s?\d+\s?分
`;

/** Signs that the one who tells it did it: 交警判我全责, and not 处理理赔. */
const OWN =
  /判(?:的?我)?[^，。；]{0,4}责|我(?:负|担|赔|全责)|保险赔(?:的|了)(?=$|[，。；])|被(?:处分|通报|警告|罚)/u;
/** Whether a line tells a mishap of its writer, for which the writer had to answer. */
export const isOwnMishap = (text: string): boolean =>
  OWN.test(text) && MISHAPS.some(({ happened }) => happened.test(text));
