import { Button } from '@qicheng/ui/button';
import { Select } from '@qicheng/ui/select';
import type { ReviewAction } from '../review/review-state.js';
import type { ReviewState, UnplacedText } from '../review/reviewed-draft.js';
import { likelyTargets, type Target, targetsFor } from '../review/targets.js';
import styles from './unplaced-list.module.css';
import { placeLabel } from './source-note.js';

const GROUPS = ['基本信息', '经历描述', '新增一条', '其他'] as const;

interface BlockProps {
  block: UnplacedText;
  targets: readonly Target[];
  onPlace: (target: Target) => void;
  onIgnore: () => void;
}

const optionsOf = (targets: readonly Target[]) =>
  GROUPS.map((group) => ({ group, own: targets.filter((target) => target.group === group) })).filter(
    ({ own }) => own.length > 0,
  );

function Block({ block, targets, onPlace, onIgnore }: BlockProps) {
  const { text, source } = block;
  const place = source && placeLabel(source);
  return (
    <li className={styles.block}>
      <p className={styles.text}>
        {text}
        {place ? <small>{place}</small> : null}
      </p>
      <div className={styles.ways}>
        {likelyTargets(text, targets).map((target) => (
          <Button key={target.key} onClick={() => onPlace(target)}>
            {target.label}
          </Button>
        ))}
        <Select
          aria-label={`把“${text.slice(0, 20)}”放到`}
          className={styles.elsewhere}
          empty="放到其他位置…"
          groups={optionsOf(targets).map(({ group, own }) => ({
            label: group,
            options: own.map(({ key, label }) => ({ value: key, label })),
          }))}
          value=""
          onValue={(value) => {
            const chosen = targets.find(({ key }) => key === value);
            if (chosen) onPlace(chosen);
          }}
        />
        <Button tone="quiet" onClick={onIgnore}>
          不需要
        </Button>
      </div>
    </li>
  );
}

interface UnplacedListProps {
  state: ReviewState;
  onAction: (action: ReviewAction) => void;
  /** What happens to text that is not placed. */
  rest?: string | undefined;
}

/** Text of the file that was not assigned to a field; each block is placed with one click. */
export function UnplacedList({ state, onAction, rest = '不放的不会导入。' }: UnplacedListProps) {
  const { unplaced, document } = state;
  const numbered = unplaced.map((block, text) => ({ block, text }));
  const waiting = numbered.filter(({ block }) => block.state === 'waiting');
  const ignored = numbered.filter(({ block }) => block.state === 'ignored');
  if (waiting.length + ignored.length === 0) return null;
  return (
    <section className={styles.unplaced} aria-labelledby="unplaced-title">
      <h2 id="unplaced-title">
        未放置的文字 <small>{waiting.length > 0 ? `${waiting.length} 处` : '已处理'}</small>
      </h2>
      <p className={styles.lead}>这些文字在文件里，但没有找到合适的位置。点一下就能放进简历，{rest}</p>
      <ul>
        {waiting.map(({ block, text }) => (
          <Block
            key={text}
            block={block}
            targets={targetsFor(document, block.text.length)}
            onPlace={(target) => onAction({ kind: 'place', text, placing: target.place(block.text) })}
            onIgnore={() => onAction({ kind: 'ignore', text })}
          />
        ))}
        {ignored.map(({ block, text }) => (
          <li key={text} className={styles.ignored}>
            <s>{block.text}</s>
            <Button tone="quiet" onClick={() => onAction({ kind: 'reconsider', text })}>
              恢复
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
