import { isEmployment } from '#src/jd/employment.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { type LetterContext, namesCompany } from '../letter-context.js';
import { type Figure, figuresIn } from './figures.js';

/** Units that many things of one job are counted in, and those of time and share. */
const COMMON = new Set([
  '',
  '人',
  '用户',
  '个',
  '次',
  '元',
  '%',
  '个百分点',
  '年',
  '个月',
  '周',
  '天',
  '小时',
  '分钟',
  '倍',
  '分',
]);

/** The only figure in the same unit that the résumé states for the employer that a sentence names; empty where there is none or several. */
export function nearFigure({ unit }: Figure, sentence: string, { reading }: LetterContext): string {
  if (reading === null || COMMON.has(unit)) return '';
  const { document, statements } = reading;
  const items = (['work', 'internships'] as const).flatMap((section) =>
    document[section].flatMap((item, at) =>
      isEmployment(item) && namesCompany(sentence, wordsOfText(item.company, 'zh'))
        ? [`/${section}/${at}`]
        : [],
    ),
  );
  const clauses = [
    ...new Set(
      statements
        .filter(({ itemPointer }) => items.includes(itemPointer))
        .flatMap(({ text }) => text.split(/[，,；;。]/u))
        .filter((clause) => figuresIn(clause).some((figure) => figure.unit === unit)),
    ),
  ];
  return clauses.length === 1 ? (clauses[0] ?? '') : '';
}
