import { catalog, type TemplateCode, templateCodes } from '@qicheng/templates/catalog';
import { ResumePreview } from '@qicheng/templates/preview';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useDocument, useWrite } from '../store/editor-context.js';
import styles from './style.module.css';

const Sheet = memo(ResumePreview);
const THUMBNAIL_ZOOM = 0.19;

/** The résumé itself on another template, drawn when it comes into view. */
function Thumbnail({ code }: { code: TemplateCode }) {
  const root = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  const current = useDeferredValue(useDocument((document) => document));
  const resume = useMemo(
    () => ({ ...current, meta: { ...current.meta, templateCode: code, style: {} } }),
    [current, code],
  );
  useEffect(() => {
    if (!root.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={root} className={styles.thumbnail} aria-hidden="true" inert>
      {isSeen ? <Sheet document={resume} zoom={THUMBNAIL_ZOOM} gap={0} /> : null}
    </span>
  );
}

/** The six designs with this résumé on them; the content stays when the template changes. */
export function TemplatePicker() {
  const chosen = useDocument((document) => document.meta.templateCode);
  const write = useWrite();
  return (
    <fieldset className={styles.group}>
      <legend>模板</legend>
      <div className={styles.templates}>
        {templateCodes.map((code) => (
          <label key={code} className={styles.template} data-on={code === chosen}>
            <input
              type="radio"
              name="template"
              className="visually-hidden"
              checked={code === chosen}
              onChange={() => write.value(['meta', 'templateCode'], code)}
            />
            <Thumbnail code={code} />
            <span>{catalog[code].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
