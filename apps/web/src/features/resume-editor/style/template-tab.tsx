import type { ResumeDocument } from '@qicheng/resume/document';
import { withTemplate } from '@qicheng/resume/with-template';
import { catalog, type TemplateCode, templateCodes } from '@qicheng/templates/catalog';
import { memo, useEffect, useMemo, useState } from 'react';
import { LiveThumbnail } from '#src/components/live-thumbnail.jsx';
import { type GhostedResume, needsGhosts, withGhosts } from '#src/lib/ghost-content.js';
import { usePhotoUrl } from '#src/lib/photo-url.js';
import { useDocument, useWrite } from '../store/editor-context.js';
import { ProposalRow } from './proposal-row.js';
import { StyleSetRow } from './style-set-row.js';
import styles from './style.module.css';

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

/** The résumé with faint sample text in its empty sections; samples load on demand. */
function useGhosts(document: ResumeDocument): GhostedResume {
  const [sample, setSample] = useState<ResumeDocument | null>(null);
  const isSparse = needsGhosts(document);
  useEffect(() => {
    if (!isSparse || sample) return;
    void import('@qicheng/resume/samples').then(
      ({ SAMPLES }) => setSample(SAMPLES.computerScience()),
      // Without samples, thumbnails show the existing content.
      () => undefined,
    );
  }, [isSparse, sample]);
  return useMemo(
    () => (sample ? withGhosts(document, sample) : { document, ghosts: [] }),
    [document, sample],
  );
}

/** Whether thumbnails of other templates are equal; the chosen template and page fits do not affect them. */
const isSameContent = (one: ResumeDocument, other: ResumeDocument): boolean =>
  one.meta.lang === other.meta.lang &&
  one.meta.style === other.meta.style &&
  one.meta.sections === other.meta.sections &&
  (Object.keys(one) as (keyof ResumeDocument)[]).every((key) => key === 'meta' || one[key] === other[key]);

/** The open résumé for thumbnails: the same object until something visible in them changes. */
function useOwnContent(): ResumeDocument {
  const current = useDocument((document) => document);
  const [shown, setShown] = useState(current);
  if (shown !== current && !isSameContent(shown, current)) setShown(current);
  return isSameContent(shown, current) ? shown : current;
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
