import { moduleOfSection } from '@qicheng/analysis/resume-modules';
import { implausibleNames } from '#src/guards/plausible-document.js';
import { quoted } from '../statements.js';
import type { FindingDraft, Opinion, Subject } from './rule.js';

const LOSS = 0.5;

/** Asks to check names that cannot be what their field holds, mostly from an import; they earn no points. */
export function doubtfulImport({ document, modules }: Subject): Opinion {
  const found = implausibleNames(document).flatMap((name) => {
    const module = moduleOfSection(name.pointer.split('/')[1] ?? '');
    return modules.some(({ key, isPresent }) => key === module && isPresent) ? [{ ...name, module }] : [];
  });
  return {
    verdicts: found.map(({ module, pointer, id, name }) => ({
      ...{ dimension: 'completeness' as const, module, ruleId: 'import.check' },
      ...{ share: -LOSS / found.length, reason: '要核对的名称' },
      evidence: [{ pointer, ...(id !== undefined && { targetId: id }), quote: quoted(name) }],
    })),
    findings: found.map(({ module, pointer, id, kind, name }): FindingDraft => ({
      ...{ ruleId: 'import.check', severity: 'important', category: 'format', module },
      ...{ pointer, ...(id !== undefined && { targetId: id }) },
      issue: `“${quoted(name, 24)}”不像${kind === '姓名' ? kind : `${kind}名称`}，请核对`,
      why: '多半是导入时读错了位置。改好以后再分析，这一处才算数；求职信和面试题先不用它。',
      gains: [{ dimension: 'completeness', module, share: LOSS / found.length }],
    })),
  };
}
