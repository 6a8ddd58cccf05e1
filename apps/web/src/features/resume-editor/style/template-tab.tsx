import { withTemplate } from '@qicheng/resume/with-template';
import { catalog, type TemplateCode, templateCodes } from '@qicheng/templates/catalog';
import { memo, useMemo } from 'react';
import { LiveThumbnail } from '#src/components/live-thumbnail.jsx';
import type { GhostedResume } from '#src/lib/ghost-content.js';
import { usePhotoUrl } from '#src/lib/photo-url.js';
import { useDocument, useWrite } from '../store/editor-context.js';
import { ProposalRow } from './proposal-row.js';
import { StyleSetRow } from './style-set-row.js';
import styles from './style.module.css';
import { useGhosts } from './use-ghosts.js';
import { useOwnContent } from './use-own-content.js';

interface OwnResume {
  shown: GhostedResume;
  photoUrl: string | undefined;
}

/** The résumé itself with another template. */
const Thumbnail = memo(function Thumbnail({ code, shown, photoUrl }: OwnResume & { code: TemplateCode }) {
  const resume = useMemo(() => withTemplate(shown.document, code), [shown, code]);
  return (
    <span className={styles.thumbnail}>
      <LiveThumbnail document={resume} photoUrl={photoUrl} ghosts={shown.ghosts} />
    </span>
  );
});

/** All templates with this résumé; content and style stay when the template changes. */
function TemplatePicker({ shown, photoUrl }: OwnResume) {
  const chosen = useDocument((document) => document.meta.templateCode);
  const write = useWrite();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">模板</legend>
      <div className={styles.templates}>
        {templateCodes.map((code) => (
          <label key={code} className={styles.template} data-on={code === chosen}>
            <input
              type="radio"
              name="template"
              className="visually-hidden"
              checked={code === chosen}
              onChange={() => write.choice(['meta', 'templateCode'], code)}
            />
            <Thumbnail code={code} shown={shown} photoUrl={photoUrl} />
            <span>{catalog[code].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Suggestions, and all templates, each shown with the user's own résumé. */
export function TemplateTab() {
  const content = useOwnContent();
  const shown = useGhosts(content);
  const photoUrl = usePhotoUrl(content.basics.photo?.fileId);
  return (
    <>
      {shown.ghosts.length > 0 ? (
        <p className={styles.note}>浅色文字是示例，只用来看版式，不会写进您的简历。</p>
      ) : null}
      <ProposalRow shown={shown} photoUrl={photoUrl} />
      <StyleSetRow shown={shown} photoUrl={photoUrl} />
      <TemplatePicker shown={shown} photoUrl={photoUrl} />
    </>
  );
}
