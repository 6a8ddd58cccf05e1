import type { CatalogEntry } from '@qicheng/templates/catalog';
import { Icon } from '@qicheng/ui/icon';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { TemplateFacts } from './template-facts.js';
import styles from './template-lightbox.module.css';
import { TemplatePages } from './template-pages.js';

interface TemplateLightboxProps {
  template: CatalogEntry | null;
  accent: string;
  onAccent: (accent: string) => void;
  start: ReactNode;
  keep: ReactNode;
  /** Absent at either end of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

interface StepProps {
  direction: 'previous' | 'next';
  onStep: (() => void) | undefined;
}

// Not `disabled`: the button would lose the focus at the end of the list.
const Step = ({ direction, onStep }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={direction === 'next' ? '下一套' : '上一套'}
    aria-disabled={onStep === undefined}
    onClick={onStep}
  >
    <Icon name={direction === 'next' ? 'forward' : 'back'} />
  </button>
);

type EnlargedProps = TemplateLightboxProps & { template: CatalogEntry };

function Enlarged({ template, accent, onAccent, start, keep, onPrevious, onNext, onClose }: EnlargedProps) {
  const [pageCount, setPageCount] = useState(0);
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (canvas.current) canvas.current.scrollTop = 0;
  }, [template]);
  return (
    <>
      {/* A tab stop of its own, so that its pages can be scrolled by keyboard. */}
      <div
        className={styles.canvas}
        ref={canvas}
        tabIndex={0}
        role="region"
        aria-label={`${template.name}的样张`}
      >
        <TemplatePages code={template.code} accent={accent} onPageCount={setPageCount} />
      </div>
      <div className={styles.about}>
        <div className={styles.steps}>
          <Step direction="previous" onStep={onPrevious} />
          <Step direction="next" onStep={onNext} />
          <button type="button" className={styles.step} aria-label="关闭" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <h2 id="enlarged-name" className={styles.name} aria-live="polite">
          {template.name}
        </h2>
        <p className={styles.text}>{template.description}</p>
        <div className={styles.actions}>
          {/* Close the lightbox first: a dialog opened from here could not be above it. */}
          <div onClick={onClose}>{start}</div>
          {keep}
          <Link to={paths.templateDetails.href(template.code, accent)}>查看详情</Link>
        </div>
        <TemplateFacts template={template} accent={accent} onAccent={onAccent} pageCount={pageCount} />
      </div>
    </>
  );
}

/** A template at reading size, in a native dialog, which traps the focus and closes on Escape by itself. */
export function TemplateLightbox(props: TemplateLightboxProps) {
  const { template, onPrevious, onNext, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = template !== null;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const walk = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    // The colour radio buttons use the arrow keys themselves.
    if (defaultPrevented || target instanceof HTMLInputElement) return;
    if (key === 'ArrowLeft') onPrevious?.();
    if (key === 'ArrowRight') onNext?.();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="enlarged-name"
      onClose={onClose}
      onKeyDown={walk}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {template ? <Enlarged {...props} template={template} /> : null}
    </dialog>
  );
}
