import { BASICS_PRIVATE, type PrivateText, PRIVATE_TEXTS } from './private-texts.js';
import { isFilled } from '../items.js';
import type { PrintedText } from '../statements.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

const RULE_ID = 'privacy.shown';
const LOSS = 0.35;

interface Shown extends Pick<PrivateText, 'label' | 'why'> {
  module: PrintedText['module'];
  pointer: string;
  targetId?: string | undefined;
}

/** What should not pass through many hands; that it is absent never costs anything. */
export function privacy({ document, texts, stage, modules }: Subject): Opinion {
  const isChecked = (key: string) => modules.some((module) => module.key === key);
  const hidden = new Set(document.basics.hidden);
  const stated: Shown[] = isChecked('basics')
    ? BASICS_PRIVATE.filter(({ field }) => isFilled(document.basics[field]) && !hidden.has(field)).map(
        ({ field, label, why }) => ({ label, why, module: 'basics', pointer: `/basics/${field}` }),
      )
    : [];
  const written: Shown[] = texts.flatMap(({ module, pointer, targetId, text }) =>
    PRIVATE_TEXTS.filter(({ matches }) => matches(text)).map(({ label, why }) => ({
      label,
      why,
      module,
      pointer,
      targetId,
    })),
  );
  // Forms of the civil service ask for the family; others have no use for it.
  const family = texts.find(({ section }) => section === 'family');
  const kin: Shown[] =
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
  const shown = [...stated, ...written, ...kin];
  return { verdicts: shown.map(verdictOf), findings: shown.map(findingOf) };
}

// The quotation names the kind only: what is private is not repeated in a result.
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
