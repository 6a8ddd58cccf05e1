import { useId, useMemo } from 'react';
import { RichField } from '../controls/rich-control.js';
import { SectionGuide } from '../guide/section-guide.js';
import { useDocument } from '../store/editor-context.js';
import { findCustom, headingOf } from '../store/section-ops.js';
import { BASICS, useView } from '../store/view-state.js';
import { AttachmentList } from './attachment-list.js';
import { FieldsGrid } from './fields-grid.js';
import styles from './form.module.css';
import { ItemList } from './item-list.js';
import { LineList } from './line-list.js';
import { SectionHead } from './section-head.js';
import { type SectionShape, shapeOf } from './section-shape.js';

const FIXED_NAMES: Readonly<Record<string, string>> = {
  [BASICS]: '基本信息',
  coverLetters: '求职信',
  attachments: '附件',
};

function SectionBody({ shape, name }: { shape: SectionShape; name: string }) {
  const inputId = useId();
  switch (shape.kind) {
    case 'object':
      return <FieldsGrid fields={shape.fields} owner={shape.path} />;
    case 'list':
      return <ItemList path={shape.path} fields={shape.fields} noun={name} />;
    case 'lines':
      return <LineList path={shape.path} fields={shape.fields} />;
    case 'files':
      return <AttachmentList />;
    case 'statements':
      return <RichField path={shape.path} inputId={inputId} label={name} emptyKind="paragraph" />;
  }
}

/** The form of the section that is open. */
export function SectionForm() {
  const key = useView((view) => view.section);
  // Only what the frame of the form shows is followed here: its fields follow their own values.
  const name = useDocument((document) => FIXED_NAMES[key] ?? headingOf(document, key));
  const kind = useDocument((document) => findCustom(document, key)?.kind);
  const shape = useMemo(() => shapeOf(key, kind), [key, kind]);
  if (!shape) return <p className={styles.gone}>这个模块已被删除，请从左侧选择其他模块。</p>;
  return (
    <section className={styles.section} aria-label={name} key={key}>
      <SectionHead sectionKey={key} name={name} isFixed={key in FIXED_NAMES} />
      <SectionGuide sectionKey={key} />
      <SectionBody shape={shape} name={name} />
    </section>
  );
}
