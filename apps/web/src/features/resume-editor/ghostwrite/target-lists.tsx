import type { EntryChoice } from './choices.js';
import styles from './ghostwrite.module.css';

interface TargetListProps {
  entries: readonly EntryChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const toggled = (chosen: readonly string[], ids: readonly string[], isOn: boolean): string[] => [
  ...chosen.filter((id) => !ids.includes(id)),
  ...(isOn ? ids : []),
];

/** The statements by entries; an entry's box is for all of its statements. */
export function StatementList({ entries, chosen, onChange }: TargetListProps) {
  const filled = entries.filter(({ statements }) => statements.length > 0);
  if (filled.length === 0) return <p className={styles.empty}>还没有可以优化的描述，请改用“代写”。</p>;
  return (
    <fieldset className={styles.targets}>
      <legend>优化哪些描述</legend>
      {filled.map(({ key, title, heading, statements }) => {
        const ids = statements.map(({ id }) => id);
        const count = ids.filter((id) => chosen.includes(id)).length;
        return (
          <details key={key} open={count > 0}>
            <summary>
              <span>{title === heading ? heading : `${heading} · ${title}`}</span>
              <small>{`${count}/${ids.length}`}</small>
            </summary>
            <label className={styles.target}>
              <input
                type="checkbox"
                checked={count === ids.length}
                onChange={({ target }) => onChange(toggled(chosen, ids, target.checked))}
              />
              全选
            </label>
            {statements.map(({ id, text }) => (
              <label key={id} className={styles.target}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) => onChange(toggled(chosen, [id], target.checked))}
                />
                <span className={styles.clip}>{text}</span>
              </label>
            ))}
          </details>
        );
      })}
    </fieldset>
  );
}

/** The entries to be written; those that say nothing yet come to mind first. */
export function EntryList({ entries, chosen, onChange }: TargetListProps) {
  if (entries.length === 0)
    return <p className={styles.empty}>请先在简历中添加一段经历，填写单位和职位，再来代写。</p>;
  return (
    <fieldset className={styles.targets}>
      <legend>代写哪些内容（最多 4 段）</legend>
      {entries.map(({ key, title, heading, statements }) => (
        <label key={key} className={styles.target}>
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={({ target }) => onChange(toggled(chosen, [key], target.checked))}
          />
          <span className={styles.clip}>{title === heading ? heading : `${heading} · ${title}`}</span>
          <small>{statements.length === 0 ? '还没有描述' : `已有 ${statements.length} 条`}</small>
        </label>
      ))}
    </fieldset>
  );
}
