import type { TextLine } from '../reading/page-text.js';
import type { Draft } from './draft.js';
import type { FactKind } from './fact-kinds.js';

interface Form {
  form: RegExp;
  kind: FactKind;
  /** For details without a field. */
  label: string;
}

/** Details that are usually written without a label, as a separate part of a line. */
const FORMS: readonly Form[] = [
  {
    form: /^(?:未婚|已婚|离异|丧偶)(?:已育|未育|无孩|有孩|有子|有女|[一二两]孩)?$/u,
    kind: 'marital',
    label: '婚姻状况',
  },
  { form: /^1[4-9]\d\s*(?:cm|厘米|公分)$/iu, kind: 'height', label: '身高' },
  { form: /^\d{2,3}\s*(?:kg|公斤)$/iu, kind: 'weight', label: '体重' },
  {
    form: /^(?:期望)?(?:薪资|月薪)?\s*\d{1,2}(?:\.\d)?[kK]?\s*[-–—~～]\s*\d{1,2}(?:\.\d)?\s*[kK](?:\/月)?(?:\s*·\s*1[2-9]薪)?$|^\d{4,5}\s*[-–—~～]\s*\d{4,5}(?:元)?(?:\/月)?$/u,
    kind: 'salary',
    label: '期望薪资',
  },
  {
    form: /^(?:随时|[一二两三]周内|[一二两三]个?月内|\d+天内)(?:可)?(?:到岗|入职)?$/u,
    kind: 'arrival',
    label: '到岗时间',
  },
  { form: /^(?:全职|兼职)$/u, kind: 'jobType', label: '工作性质' },
  { form: /^(?:在职|离职)\s*[-–—·,，]?\s*\p{Script=Han}{2,8}$/u, kind: 'status', label: '求职状态' },
  { form: /^\d{1,2}\s*年(?:以上)?\p{Script=Han}{0,8}经[验历]$/u, kind: 'fact', label: '工作经验' },
  { form: /^[1-4]?\d\s*年$/u, kind: 'fact', label: '工作经验' },
  { form: /^(?:退伍|退役|复员|转业)(?:军人|士兵)$/u, kind: 'fact', label: '身份' },
];

type Take = (draft: Draft, kind: FactKind, label: string, value: string, line: TextLine) => boolean;

/** Places a part if its form identifies the detail; returns false otherwise. */
export function takeWithoutLabel(draft: Draft, part: string, line: TextLine, take: Take): boolean {
  const found = FORMS.find(({ form }) => form.test(part.trim()));
  return found !== undefined && take(draft, found.kind, found.label, part.trim(), line);
}
