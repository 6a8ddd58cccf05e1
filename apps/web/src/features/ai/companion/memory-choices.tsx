import type { CompanionCategory, CompanionFact } from '@qicheng/analysis/companion';
import { CheckChips } from '@qicheng/ui/chips';
import { type CompanionDraft, textOf } from './companion-draft.js';
import styles from './companion.module.css';

interface MemoryChoicesProps {
  category: CompanionCategory;
  draft: CompanionDraft;
  memory: readonly CompanionFact[];
  onChange: (part: Partial<CompanionDraft>) => void;
}

/** Which of the answers may be remembered, and what is remembered already. Nothing is kept without a tick. */
export function MemoryChoices({ category, draft, memory, onChange }: MemoryChoicesProps) {
  const filled = category.fields.filter(
    ({ key, canRemember }) => canRemember && textOf(draft, key, memory).trim() !== '',
  );
  const kept = memory.filter(({ key }) => !draft.forget.includes(key));
  if (filled.length === 0 && memory.length === 0) return null;
  return (
    <div className={styles.memory}>
      {filled.length > 0 ? (
        <CheckChips
          label="记住这些，下次自动填好"
          options={filled.map(({ key, label }) => ({ value: key, label }))}
          values={draft.remember}
          onValues={(remember) => onChange({ remember })}
        />
      ) : null}
      {memory.length > 0 ? (
        <p className={styles.kept}>
          {kept.length > 0
            ? `已记住：${kept.map(({ label, value }) => `${label} ${value}`).join('；')}`
            : '下次提交后不再记住。'}
          <button
            type="button"
            className={styles.linkButton}
            onClick={() =>
              onChange({ forget: kept.length > 0 ? memory.map(({ key }) => key) : [], remember: [] })
            }
          >
            {kept.length > 0 ? '全部忘记' : '撤销'}
          </button>
        </p>
      ) : null}
    </div>
  );
}
