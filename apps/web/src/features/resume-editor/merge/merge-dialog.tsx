import type { Choice, Conflict } from '@qicheng/resume/merge';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { useMemo, useState } from 'react';
import type { EditorContent } from '../store/editor-store.js';
import { mergeContents, TITLE } from './merge-contents.js';
import styles from './merge.module.css';
import { WordRuns } from './word-runs.js';
import { labelLine, labelPlace, valueText } from '@qicheng/resume/diff';
import type { ResumeDocument } from '@qicheng/resume/document';

/** A conflict to decide: a value that both sides changed. */
interface ContentConflict {
  readonly key: string;
  readonly label: string;
  readonly kind: Conflict['kind'];
  /** The value as text; null if it was removed. */
  readonly base: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
  readonly canKeepBoth: boolean;
}

/** The conflicts of two versions with a common ancestor, in words. */
export function describeConflicts(
  base: EditorContent,
  mine: EditorContent,
  theirs: EditorContent,
): readonly ContentConflict[] {
  const { content, conflicts, isTitleContested } = mergeContents(base, mine, theirs);
  const titles: ContentConflict = {
    key: TITLE,
    label: '简历名称',
    kind: 'value',
    base: base.title,
    mine: mine.title,
    theirs: theirs.title,
    canKeepBoth: false,
  };
  return [
    ...(isTitleContested ? [titles] : []),
    ...conflicts.map((conflict) => describe(conflict, content.document, mine.document)),
  ];
}

function describe(conflict: Conflict, merged: ResumeDocument, mine: ResumeDocument): ContentConflict {
  const label = labelPlace(
    conflict.kind === 'removal' && conflict.theirs === undefined ? mine : merged,
    conflict.path,
  );
  const words = (value: unknown): string | null => {
    if (conflict.kind === 'order') return orderLabel(merged, conflict.path, value);
    if (value === undefined) return conflict.kind === 'removal' ? null : '';
    return valueText(value, label.options);
  };
  return {
    key: conflict.key,
    label: labelLine(label),
    kind: conflict.kind,
    base: words(conflict.base),
    mine: words(conflict.mine),
    theirs: words(conflict.theirs),
    canKeepBoth: conflict.kind === 'value' && conflict.entry !== undefined,
  };
}

/** The items of a list by name, in order. */
function orderLabel(document: ResumeDocument, path: readonly string[], list: unknown): string {
  const members = (list ?? []) as readonly { id?: string; key?: string }[];
  const names = members.map(({ id, key }) => labelPlace(document, [...path, id ?? key ?? '']));
  return names.map(({ item, field }) => item ?? field ?? '').join('、');
}

interface MergeDialogProps {
  open: boolean;
  mine: EditorContent;
  server: EditorContent;
  ancestor: EditorContent;
  onDecide: (content: EditorContent) => void;
  onClose: () => void;
}

interface ConflictRowProps {
  conflict: ContentConflict;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const SIDES = [
  { choice: 'mine', name: '我的' },
  { choice: 'theirs', name: '对方的' },
] as const;

function Words({ conflict, side }: { conflict: ContentConflict; side: 'mine' | 'theirs' }) {
  const words = conflict[side];
  if (conflict.kind === 'order') return <span className={styles.words}>{words || '（没有内容）'}</span>;
  if (words === null) return <span className={styles.words}>（已删除）</span>;
  if (words === '') return <span className={styles.words}>（空）</span>;
  return (
    <span className={styles.words}>
      <WordRuns before={conflict.base ?? ''} after={words} shows="after" />
    </span>
  );
}

function ConflictRow({ conflict, choice, onChoose }: ConflictRowProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{conflict.label}</legend>
      {SIDES.map(({ choice: each, name }) => (
        <label key={each} className={styles.side} data-on={choice === each || choice === 'both'}>
          <input type="radio" name={conflict.key} checked={choice === each} onChange={() => onChoose(each)} />
          <span className={styles.sideName}>
            {each === 'mine' ? '保留' : '改用'}
            {name}
          </span>
          <Words conflict={conflict} side={each} />
        </label>
      ))}
      {conflict.canKeepBoth ? (
        <label className={styles.both} data-on={choice === 'both'}>
          <input
            type="radio"
            name={conflict.key}
            checked={choice === 'both'}
            onChange={() => onChoose('both')}
          />
          两者都留
        </label>
      ) : null}
    </fieldset>
  );
}

/** The default: mine, but if one side removed something, the side that kept it. */
const usual = ({ kind, mine }: ContentConflict): Choice =>
  kind === 'removal' && mine === null ? 'theirs' : 'mine';

/** A stale save that cannot be merged automatically: one question per conflict. */
export function MergeDialog({ open, mine, server, ancestor, onDecide, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const conflicts = useMemo(() => describeConflicts(ancestor, mine, server), [ancestor, mine, server]);
  const choose = (entries: readonly (readonly [string, Choice])[]) =>
    setChosen((before) => new Map([...before, ...entries]));
  const choices = new Map(conflicts.map((each) => [each.key, chosen.get(each.key) ?? usual(each)]));
  const chooseAll = (choice: Choice) => choose(conflicts.map(({ key }) => [key, choice]));
  return (
    <Dialog open={open} title="两处改了同样的内容" width="broad" onClose={onClose}>
      <p className={styles.lead}>
        这份简历在别处也修改过。其余修改已自动合并，下面 {conflicts.length}{' '}
        处两边改得不同，请选择保留哪一份。没有选中的内容会留在本机，可以从“更多”中找回。
      </p>
      <div className={styles.parts}>
        {conflicts.map((conflict) => (
          <ConflictRow
            key={conflict.key}
            conflict={conflict}
            choice={choices.get(conflict.key) ?? 'mine'}
            onChoose={(choice) => choose([[conflict.key, choice]])}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button
          tone="primary"
          onClick={() => onDecide(mergeContents(ancestor, mine, server, choices).content)}
        >
          按上面的选择合并
        </Button>
        <Button onClick={() => chooseAll('mine')}>全选我的</Button>
        <Button onClick={() => chooseAll('theirs')}>全选对方的</Button>
      </div>
    </Dialog>
  );
}
