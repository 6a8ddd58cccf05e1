import type { WrittenLetter } from '@qicheng/analysis/cover-letter';
import { plainText } from '@qicheng/resume/translation/sides';
import { sharedRun } from '../../text/shared-run.js';
import { quoted } from '../resume-analysis/statements.js';
import type { LetterContext } from './letter-context.js';

const TITLE =
  /^(?<kind>(?:博士|硕士|毕业|学位)(?:课题|论文|设计)|(?:研究)?课题)(?:题目|名称)?[:：]\s*[《“]?(?<title>[^《》“”。；]{6,60})[》”]?$/u;
/** How much was done for it: 共完成配方约140个. */
const AMOUNT =
  /(?:^|[，；])(?<amount>(?:共|累计)(?:完成|合成|测试|制备|采集|分析|访谈|发放)?[^，；。（]{0,10}\d+[^，；。（]{0,6})(?=[，；。]|$)/u;
const MIN_SHARED = 2;

/** The thesis of a graduate that the studies name, if it is about what the posting is about. */
export function thesisOf({ reading, person, position, jd }: LetterContext): WrittenLetter['paragraphs'] {
  if (reading === null || person?.employment !== '') return [];
  for (const [at, { id, highlights = [] }] of reading.document.education.entries()) {
    const lines = highlights.map((atom) => plainText(atom, 'zh').trim());
    const nth = lines.findIndex((line) => TITLE.test(line));
    const { kind = '', title = '' } = TITLE.exec(lines[nth] ?? '')?.groups ?? {};
    if (title === '' || sharedRun(title, `${position}\n${jd}`).length < MIN_SHARED) continue;
    const amount = lines.slice(nth + 1).flatMap((line) => AMOUNT.exec(line)?.groups?.['amount'] ?? [])[0];
    const text = `我的${kind}是“${title}”${amount === undefined ? '' : `，${amount}`}。`;
    const pointer = `/education/${at}/highlights/${nth}`;
    return [
      {
        role: 'match',
        text,
        atoms: [{ pointer, targetId: highlights[nth]?.id ?? id, quote: quoted(lines[nth] ?? '') }],
      },
    ];
  }
  return [];
}
