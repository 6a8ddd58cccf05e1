import type { TagView } from '@qicheng/resume/view-model';
import { Tags } from './facts.js';
import { colon } from './wording.js';

/** A word in a left column with its explanation beside it (`.named` is a grid); plain words share a line. */
export const NamedTags = ({ tags, lang }: { tags: TagView[]; lang: string }) =>
  tags.some(({ note, detail }) => note ?? detail) ? (
    tags.map(({ id, text, note, detail }) => (
      <p key={id} className="named" data-block="atomic" data-id={id}>
        <span className="tag-text">{text} </span>
        <span>{[note, detail].filter(Boolean).join(colon(lang))}</span>
      </p>
    ))
  ) : (
    <Tags tags={tags} lang={lang} />
  );
