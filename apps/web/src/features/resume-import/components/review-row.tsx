import { Icon } from '@qicheng/ui/icon';
import { leavesAt } from '../review/leaves.js';
import { textOf, writeLeaf } from '../review/leaf-text.js';
import { isOpen, type ReviewAction } from '../review/review-state.js';
import type { ReviewField, ReviewState } from '../review/reviewed-draft.js';
import { LeafInput } from './leaf-input.js';
import styles from './review-row.module.css';
import { SourceNote } from './source-note.js';

const SURE = 0.9;

/** The confidence of a value, as text and percent. */
function Confidence({ field, isLeft }: { field: ReviewField; isLeft: boolean }) {
  const { confidence, isDoubtful, from } = field;
  if (from !== undefined) return <span className={styles.sure}>手动放置</span>;
  if (confidence === null) return null;
  if (isDoubtful && !isLeft) return <span className={styles.sure}>已核对</span>;
  if (confidence === 0) return <span className={styles.low}>没有识别到</span>;
  const words = confidence >= SURE ? '可信' : isDoubtful ? '请核对' : '较可信';
  const percent = Math.round(confidence * 100);
  return (
    <span className={isDoubtful ? styles.low : styles.sure} title={`识别置信度 ${percent}%`}>
      {words} {percent}%
    </span>
  );
}

interface ReviewRowProps {
  state: ReviewState;
  field: ReviewField;
  /** Section of the value, in a list that mixes sections. */
  place?: string;
  onAction: (action: ReviewAction) => void;
}

/** One value: the text read, its confidence and source; corrected in place. */
export function ReviewRow({ state, field, place, onAction }: ReviewRowProps) {
  const { pointer, label, source, from } = field;
  const isRemoved = state.removed.has(pointer);
  const isLeft = isOpen(state, field);
  const { document } = state;
  const isPlaced = from !== undefined;
  const removalLabel = isPlaced ? '移回未放置的文字' : isRemoved ? '恢复' : '不导入这一项';
  return (
    <li className={styles.row} data-removed={isRemoved} data-open={isLeft}>
      <div className={styles.label}>
        <span>{label}</span>
        {place ? <small>{place}</small> : null}
      </div>
      <div className={styles.value}>
        <div className={styles.leaves}>
          {leavesAt(document, pointer).map((leaf) => (
            <LeafInput
              key={leaf.pointer}
              leaf={leaf}
              name={leaf.label ? `${label}：${leaf.label}` : label}
              text={textOf(document, leaf)}
              isDisabled={isRemoved}
              onWrite={(text) => {
                onAction({ kind: 'write', field: pointer, leaf, text });
                return writeLeaf(document, leaf, text) !== null;
              }}
            />
          ))}
        </div>
        {source ? <SourceNote source={source} /> : null}
      </div>
      <div className={styles.tools}>
        <Confidence field={field} isLeft={isLeft} />
        {isLeft && field.confidence !== 0 ? (
          <button
            type="button"
            title="没有问题"
            aria-label={`${label}没有问题`}
            onClick={() => onAction({ kind: 'confirm', field: pointer })}
          >
            <Icon name="check" size={18} />
          </button>
        ) : null}
        <button
          type="button"
          title={removalLabel}
          aria-label={`${label}：${removalLabel}`}
          onClick={() =>
            onAction({ kind: isPlaced ? 'takeBack' : isRemoved ? 'restore' : 'remove', field: pointer })
          }
        >
          <Icon name={isPlaced || isRemoved ? 'refresh' : 'trash'} size={18} />
        </button>
      </div>
    </li>
  );
}
