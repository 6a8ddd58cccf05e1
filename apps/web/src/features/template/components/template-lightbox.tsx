import type { CatalogEntry } from '@qicheng/templates/catalog';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { Sheet } from '../../../components/sheet.js';
import styles from './template-lightbox.module.css';
import { TemplateStill } from './template-still.js';

const languageNames = { zh: '中文', en: '英文' } as const;

interface TemplateLightboxProps {
  template: CatalogEntry | null;
  action: ReactNode;
  onClose: () => void;
}

/** One template at reading size. The platform's own dialog: it traps focus and closes on Escape by itself. */
export function TemplateLightbox({ template, action, onClose }: TemplateLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (template) dialog.current?.showModal();
    else dialog.current?.close();
  }, [template]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="enlarged-name" onClose={onClose}>
      {template ? (
        <>
          <div className={styles.desk}>
            <Sheet>
              <TemplateStill code={template.code} />
            </Sheet>
          </div>
          <div className={styles.about}>
            <h2 id="enlarged-name" className={styles.name}>
              {template.name}
            </h2>
            <p>{template.description}</p>
            <dl className={styles.facts}>
              <dt>适合</dt>
              <dd>{template.occupations.join('、')}</dd>
              <dt>语言</dt>
              <dd>{template.languages.map((language) => languageNames[language]).join('、')}</dd>
            </dl>
            {/* Whatever is chosen, the picture goes first: a dialog that follows could not stand above it. */}
            <div className={styles.actions} onClick={onClose}>
              {action}
              <Button>关闭</Button>
            </div>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
