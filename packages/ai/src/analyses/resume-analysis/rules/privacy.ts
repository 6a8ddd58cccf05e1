import type { Basics } from '@qicheng/resume/document';
import { hiddenBasics } from '@qicheng/resume/hidden-basics';
import { isFilled } from '../items.js';
import type { PrintedText } from '../statements.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

/** A kind of private data in a text. */
interface PrivateText {
  label: string;
  why: string;
  matches: (text: string, module: PrintedText['module']) => boolean;
}

const LONG_NUMBER = /(?<!\d)\d{4}(?:[ -]?\d{4}){3}(?:[ -]?\d{1,3})?(?!\d)/g;

/** The check digit of payment cards (ISO/IEC 7812); nine in ten other numbers fail it. */
function isCardNumber(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const PRIVATE_TEXTS: readonly PrivateText[] = [
  {
    label: '银行卡号',
    why: '银行卡号与求职无关，入职后再提供给人事部门。',
    matches: (text) =>
      [...text.matchAll(LONG_NUMBER)].some(([found]) => isCardNumber(found.replace(/\D/g, ''))),
  },
  {
    label: '详细住址',
    why: '写到城市或区即可，门牌号不应出现在简历上。',
    // A house number may be part of another name, except in the header, with a room number or next to 住 or 地址; 12栋楼 is a count.
    matches: (text, module) =>
      /(?:路|街|道|巷|弄|小区|苑|园|村)[^，,。；;]{0,12}\d+\s?(?:号楼?|[栋幢](?!楼|住|高|多|别|厂|房|建|的)|单元|室)/u.test(
        text,
      ) &&
      (module === 'basics' || /住(?!宅|院|户|培|建|房|改)|地址|\d\s?(?:单元|室)/u.test(text)),
  },
  {
    label: '密码或账号口令',
    why: '口令不应写在任何会被转发的文件里。',
    matches: (text) => /密码\s?[:：]\s?\S{4,}/u.test(text),
  },
];

/** Fields of the header that are stored for forms and should not be printed. */
const BASICS_PRIVATE: readonly { field: Exclude<keyof Basics, 'x'>; label: string; why: string }[] = [
  { field: 'idNumber', label: '身份证号', why: '身份证号只在录用登记时需要，印在简历上有被冒用的风险。' },
];

const RULE_ID = 'privacy.shown';
const LOSS = 0.5;

interface Shown extends Pick<PrivateText, 'label' | 'why'> {
  module: PrintedText['module'];
  pointer: string;
  targetId?: string | undefined;
}

/** Reports private data that should not be printed; its absence never costs points. */
export function privacy({ document, texts, stage, modules }: Subject): Opinion {
  const isChecked = (key: string) => modules.some((module) => module.key === key);
  const hidden = hiddenBasics(document, document.meta.lang);
  const stated: Shown[] = isChecked('basics')
    ? BASICS_PRIVATE.filter(({ field }) => isFilled(document.basics[field]) && !hidden.has(field)).map(
        ({ field, label, why }) => ({ label, why, module: 'basics', pointer: `/basics/${field}` }),
      )
    : [];
  const written: Shown[] = texts.flatMap(({ module, pointer, targetId, text }) =>
    PRIVATE_TEXTS.filter(({ matches }) => matches(text, module)).map(({ label, why }) => ({
      label,
      why,
      module,
      pointer,
      targetId,
    })),
  );
  // Civil-service forms ask for the family; other employers do not need it.
  const family = texts.find(({ section }) => section === 'family');
  const relatives: Shown[] =
    family && stage !== '考编'
      ? [
          {
            ...family,
            pointer: '/family',
            targetId: undefined,
            label: '家庭成员',
            why: '求职简历不需要家庭成员信息，请在录用登记时再提供。',
          },
        ]
      : [];
  const shown = [...stated, ...written, ...relatives];
  return { verdicts: shown.map(verdictOf), findings: shown.map(findingOf) };
}

// The quotation names the kind only, because a result must not repeat private data.
const verdictOf = ({ module, pointer, targetId, label }: Shown): Verdict => ({
  dimension: 'expression',
  module,
  ruleId: RULE_ID,
  share: -LOSS,
  reason: '不宜公开的信息',
  evidence: [{ pointer, targetId, quote: label }],
});

const findingOf = ({ module, pointer, targetId, label, why }: Shown): FindingDraft => ({
  ...{ ruleId: RULE_ID, severity: 'urgent', category: 'sensitiveInfo', module, pointer, targetId, why },
  issue: `简历上印有${label}`,
  gains: [{ dimension: 'expression', module, share: LOSS }],
});
