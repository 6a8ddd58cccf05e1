import type { FieldDefinition } from '@qicheng/resume/sections';
import { memo, useId, useState } from 'react';
import { FieldView } from '../controls/field-view.js';
import { useDocument } from '../store/editor-context.js';
import { type Path, valueAt } from '../store/path.js';
import styles from './form.module.css';

interface FieldsGridProps {
  fields: readonly FieldDefinition[];
  owner: Path;
}

/** The usual fields at once, the rest behind 更多信息; a filled rare field is never out of sight. */
export const FieldsGrid = memo(function FieldsGrid({ fields, owner }: FieldsGridProps) {
  const moreId = useId();
  const [isOpen, setOpen] = useState(false);
  const rare = fields.filter(({ primary }) => !primary);
  const filled = useDocument((document) =>
    rare
      .filter(({ name }) => valueAt(document, [...owner, name]) !== undefined)
      .map(({ name }) => name)
      .join(),
  );
  // Decided when the form opens, so that a field does not jump while it is being filled.
  const [shown] = useState(() => new Set(filled === '' ? [] : filled.split(',')));
  const first = fields.filter(({ primary, name }) => primary || shown.has(name));
  const rest = rare.filter(({ name }) => !shown.has(name));
  return (
    <>
      <div className={styles.grid}>
        {first.map((field) => (
          <FieldView key={field.name} field={field} owner={owner} />
        ))}
      </div>
      {rest.length > 0 ? (
        <>
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起更多信息' : `更多信息（${rest.length} 项）`}
          </button>
          <div className={styles.grid} id={moreId} hidden={!isOpen}>
            {isOpen ? rest.map((field) => <FieldView key={field.name} field={field} owner={owner} />) : null}
          </div>
        </>
      ) : null}
    </>
  );
});
