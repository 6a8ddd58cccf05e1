import {
  type GhostwriteLength,
  ghostwriteLengths,
  type GhostwriteStyle,
  ghostwriteStyles,
  JD_LENGTH,
  MAX_TARGETS,
} from '@qicheng/analysis/ghostwrite';
import { Button } from '@qicheng/ui/button';
import { useMemo, useState } from 'react';
import { Summary } from '#src/components/summary.jsx';
import { PriceLine } from '#src/features/ai/index.js';
import { useDocument } from '../store/editor-context.js';
import { useView } from '../store/view-state.js';
import { SegmentField } from '../style/segment-field.js';
import {
  type EntryChoice,
  entryTargets,
  ghostwriteChoices,
  statementTargets,
  writableEntries,
} from './choices.js';
import type { GhostwriteRequest } from './use-ghostwrite-run.js';
import { setGhostwrite, useGhostwrite } from './ghostwrite-state.js';
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

/** The statements by entry; an entry's checkbox selects all of its statements. */
function StatementList({ entries, chosen, onChange }: TargetListProps) {
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
            <Summary>
              <span>{title === heading ? heading : `${heading} · ${title}`}</span>
              <small>{`${count}/${ids.length}`}</small>
            </Summary>
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

/** The entries to write. */
function EntryList({ entries, chosen, onChange }: TargetListProps) {
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

const SERVICES = [
  { value: 'optimise', name: '优化' },
  { value: 'write', name: '代写' },
] as const;
const asOptions = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, name: value }));

/** The default selection: the statements of the open section, otherwise as many as one run allows. */
function usualStatements(entries: readonly EntryChoice[], section: string): string[] {
  const own = entries.filter((entry) => entry.section === section && entry.statements.length > 0);
  const from = own.length > 0 ? own : entries.filter(({ section: key }) => key !== 'selfEvaluation');
  return from.flatMap(({ statements }) => statements.map(({ id }) => id)).slice(0, MAX_TARGETS);
}
const MAX_ENTRIES = 4;
const usualEntries = (entries: readonly EntryChoice[]): string[] =>
  entries
    .filter(({ statements, itemId }) => statements.length === 0 && itemId !== undefined)
    .slice(0, MAX_ENTRIES)
    .map(({ key }) => key);

interface GhostwriteFormProps {
  resumeId: string;
  problem: string | null;
  onStart: (question: GhostwriteRequest) => void;
}

function submitLabel(isWriting: boolean, count: number): string {
  if (count === 0) return isWriting ? '请先选择经历' : '请先选择描述';
  return isWriting ? `代写 ${count} 段经历` : `优化 ${count} 条描述`;
}

/** What to improve or write, and how. */
export function GhostwriteForm({ resumeId, problem, onStart }: GhostwriteFormProps) {
  const document = useDocument((current) => current);
  const section = useView((view) => view.section);
  const { service, atomIds, entryKeys, facts } = useGhostwrite();
  const entries = useMemo(() => ghostwriteChoices(document), [document]);
  const writable = useMemo(() => writableEntries(entries), [entries]);
  const [style, setStyle] = useState<GhostwriteStyle>('专业');
  const [length, setLength] = useState<GhostwriteLength>('适中');
  const [jd, setJd] = useState('');
  const known = new Set(entries.flatMap(({ statements }) => statements.map(({ id }) => id)));
  const statements = (atomIds ?? usualStatements(entries, section)).filter((id) => known.has(id));
  const chosen = (entryKeys ?? usualEntries(writable)).filter((key) =>
    writable.some((each) => each.key === key),
  );
  const isWriting = service === 'write';
  const count = isWriting ? chosen.length : statements.length;
  const start = () =>
    onStart({
      resumeId,
      service,
      style,
      length,
      facts: [...facts],
      ...(jd.trim() !== '' && { jd: jd.trim() }),
      targets: isWriting
        ? entryTargets(writable.filter(({ key }) => chosen.includes(key)))
        : statementTargets(statements),
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0) start();
      }}
    >
      <SegmentField
        label="服务"
        options={SERVICES}
        value={service}
        onChange={(value) => setGhostwrite({ service: value })}
      />
      <p className={styles.about}>
        {isWriting
          ? '由您的回答写成经历描述。先选经历，再一题一题回答；只有问题、没有文字的一次不扣次数。'
          : '改写已有的描述：删套话、换动词、理顺顺序。不改变事实，不增加没有依据的内容；文字没有改动的一次不扣次数。'}
      </p>
      {isWriting ? (
        <EntryList
          entries={writable}
          chosen={chosen}
          onChange={(keys) => setGhostwrite({ entryKeys: keys.slice(-MAX_ENTRIES) })}
        />
      ) : (
        <StatementList
          entries={entries}
          chosen={statements}
          onChange={(ids) => setGhostwrite({ atomIds: ids.slice(0, MAX_TARGETS) })}
        />
      )}
      <SegmentField label="风格" options={asOptions(ghostwriteStyles)} value={style} onChange={setStyle} />
      <SegmentField label="篇幅" options={asOptions(ghostwriteLengths)} value={length} onChange={setLength} />
      <details className={styles.jd}>
        <Summary>对照岗位描述（选填）</Summary>
        <textarea
          aria-label="岗位描述"
          rows={5}
          maxLength={JD_LENGTH}
          placeholder="粘贴招聘要求，目标岗位看重的工具会排在前面"
          value={jd}
          onChange={({ target }) => setJd(target.value)}
        />
      </details>
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <div className={styles.submit}>
        <PriceLine service="ghostwrite" />
        <Button type="submit" tone="primary" disabled={count === 0}>
          {submitLabel(isWriting, count)}
        </Button>
      </div>
    </form>
  );
}
