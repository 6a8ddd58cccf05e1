import type { TagView } from '@qicheng/resume/view-model';

const STEPS = [1, 2, 3, 4];
const COLUMNS = 2;

/** Graded or explained skills as cells of a table, two in a row; bare words are left to the usual line. */
export function matrix(tags: TagView[]) {
  if (!tags.some(({ detail, level }) => detail ?? level)) return null;
  const rows = Array.from({ length: Math.ceil(tags.length / COLUMNS) }, (_, row) =>
    tags.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  return (
    <div className="matrix">
      {rows.map((row) => (
        <div key={row[0]?.id} className="matrix-row" data-block="atomic">
          {row.map((tag) => (
            <Cell key={tag.id} tag={tag} />
          ))}
        </div>
      ))}
    </div>
  );
}

const Cell = ({ tag }: { tag: TagView }) => (
  <div className="matrix-cell" data-id={tag.id}>
    <p className="matrix-name">
      <span className="tag-text">{tag.text}</span> {tag.note && <span className="tag-note">{tag.note}</span>}
      {tag.level !== undefined && <Level level={tag.level} />}
    </p>
    {tag.detail && <p className="matrix-detail">{tag.detail}</p>}
  </div>
);

const Level = ({ level }: { level: number }) => (
  <span className="level" aria-hidden="true">
    {STEPS.map((step) => (
      <i key={step} className={Math.round(level * STEPS.length) >= step ? 'step step-reached' : 'step'} />
    ))}
  </span>
);
