import { regex } from '@qicheng/resume/regex';
import { withFullWidthPunctuation } from './chinese-marks.js';
import { hasNoChinese } from './no-chinese.js';
import { withWholeBrackets } from './whole-brackets.js';

/** What makes a generated Chinese text ill-formed. */
export type FormProblem =
  | 'doubledMark'
  | 'openBracket'
  | 'halfWidthMark'
  | 'looseConjunction'
  | 'repeatedFrame'
  | 'emptySlot'
  | 'misplacedSubject';

const DOUBLED_MARK = /[，。；：、]\s*[，。；：、！？]|[，；：、]\s*$|(?:^|\n)\s*[，。；：、]/u;
const LOOSE_CONJUNCTION = regex('u')`
  (?:以及|并且|而且|但是|因为|所以|从而|、
  |(?<![随饱缓温中总柔平])和|(?<!参)与|(?<![普企涉提顾波])及|(?<![合兼吞])并|(?<![干发])将|把)
  (?=[，。；]|\s*$)
`;
/** A word of a frame followed by itself: 负责负责, 期间，期间, 专业会计专业. */
const REPEATED_FRAME = regex('u')`
  (负责|参与|协助|完成|担任|期间|实习|另外|此外|同时|应聘|现任|曾任|毕业|我还|我)[，]?\1
  |专业\p{Script=Han}{2,10}专业|(【待补充：[^】]+】)[^【\n]*\2
`;
const EMPTY_SLOT = regex('u')`
  【待补充[：:]?】|“”|（）|《》|(?<![主责])任期间|做期间|在[，。]|应聘的|[任做][，。；]|为：[，。；]|undefined|\bnull\b|\bNaN\b|\{\w+\}
`;
/** The person of the frame and the clause after it, which has another subject or a time of its own. */
const MISPLACED_SUBJECT = regex('u')`
  (?:期间|时)，\p{Script=Han}{1,6}我(?!们)|我\s?(?:19|20)\d{2}年[^，。；]{0,6}(?:园|店|厂|院|校|班|公司|单位|部门)里?(?:上线|推行|开展|引进|引入|开始|要求)
  |(?:期间|时)，(?:我|本人|现在|目前|如今|后来|项目是|公司是|店里)|我(?:现在|目前)?(?:主体|项目|公司|店里)(?:是|已|在|有|封)
  |我(?:还)?[^，。；]{1,12}时(?:效果|性能)?[最更较]
`;

/** What is wrong with the form of a written text, whatever it says; none if it can be sent as it is. */
export function formProblemsOf(text: string): FormProblem[] {
  if (hasNoChinese(text)) return [];
  const paragraphs = text.split('\n').map((each) => each.trim());
  const problems: readonly (readonly [FormProblem, boolean])[] = [
    ['doubledMark', paragraphs.some((each) => DOUBLED_MARK.test(each.replace(/[：，！]$/u, '')))],
    ['openBracket', paragraphs.some((each) => withWholeBrackets(each) !== each)],
    ['halfWidthMark', paragraphs.some((each) => withFullWidthPunctuation(each) !== each)],
    ['looseConjunction', LOOSE_CONJUNCTION.test(text)],
    ['repeatedFrame', REPEATED_FRAME.test(text)],
    ['emptySlot', EMPTY_SLOT.test(text)],
    ['misplacedSubject', MISPLACED_SUBJECT.test(text)],
  ];
  return problems.filter(([, isFound]) => isFound).map(([problem]) => problem);
}

/** Whether a written text is well-formed. */
export const isWellFormed = (text: string): boolean => formProblemsOf(text).length === 0;

/** Whether a line of a résumé is well-formed, which may end with the mark of a list. */
export const isWholeLine = (text: string): boolean => isWellFormed(text.trim().replace(/[；，、。]$/u, ''));
