import { useMemo, useState } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import type { EditorContent } from '../store/editor-store.js';
import {
  compareSections,
  type DifferingPart,
  mergeSections,
  type PartKey,
  type Side,
} from './compare-sections.js';
import styles from './merge.module.css';
import { differingWords } from './plain-words.js';

interface MergeDialogProps {
  open: boolean;
  mine: EditorContent;
  server: EditorContent;
  ancestor: EditorContent;
  onDecide: (content: EditorContent) => void;
  onClose: () => void;
}

interface PartRowProps {
  part: DifferingPart;
  mine: EditorContent;
  server: EditorContent;
  side: Side;
  onChoose: (side: Side) => void;
}

const SIDES = [
  { side: 'mine', name: '本机的' },
  { side: 'server', name: '服务器的' },
] as const;

function PartRow({ part, mine, server, side, onChoose }: PartRowProps) {
  return (
    <fieldset className={styles.part}>
      <legend>
        {part.name}
        {part.isContested ? <span className={styles.contested}>两边都改过</span> : null}
      </legend>
      {SIDES.map(({ side: each, name }) => (
        <label key={each} className={styles.side} data-on={side === each}>
          <input
            type="radio"
            name={`part-${part.key}`}
            checked={side === each}
            onChange={() => onChoose(each)}
          />
          <span className={styles.sideName}>{name}</span>
          <span className={styles.words}>
            {(each === 'mine'
              ? differingWords(mine, server, part.key)
              : differingWords(server, mine, part.key)) || '（空）'}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A stale save: keep mine, take the server's, or choose part by part. The copy that loses stays on this machine. */
export function MergeDialog({ open, mine, server, ancestor, onDecide, onClose }: MergeDialogProps) {
  const parts = useMemo(() => compareSections(mine, server, ancestor), [mine, server, ancestor]);
  const [chosen, setChosen] = useState<Partial<Record<PartKey, Side>>>({});
  const choice = Object.fromEntries(
    parts.map(({ key, suggested }) => [key, chosen[key] ?? suggested]),
  ) as Partial<Record<PartKey, Side>>;
  return (
    <Dialog open={open} title="简历已在别处被修改" onClose={onClose}>
      <p className={styles.lead}>
        这份简历在另一个页面或设备上保存过。请选择保留哪一份；没有选中的内容会留在本机，可以随时找回。
      </p>
      <div className={styles.parts}>
        {parts.map((part) => (
          <PartRow
            key={part.key}
            part={part}
            mine={mine}
            server={server}
            side={choice[part.key] ?? 'mine'}
            onChoose={(side) => setChosen((before) => ({ ...before, [part.key]: side }))}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button tone="primary" onClick={() => onDecide(mergeSections(mine, server, choice))}>
          按上面的选择合并
        </Button>
        <Button onClick={() => onDecide(mine)}>全部用本机的</Button>
        <Button onClick={() => onDecide(server)}>全部用服务器的</Button>
      </div>
    </Dialog>
  );
}
