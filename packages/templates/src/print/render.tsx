import { renderToStaticMarkup } from 'react-dom/server';
import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { catalog } from '../catalog.js';
import { spacingsOf } from '../page-fit/spacings.js';
import { printGeometry, type PageGeometry } from '../pagination/page-geometry.js';
import { familiesOf } from '../resolve-style.js';
import { ResumeTree } from '../resume-tree.js';
import { styleOf, usableTemplate } from '../style-of.js';
import { viewOf } from '../view-of.js';

/** A résumé ready to be laid out by `paginate` and printed. */
export interface PrintMarkup {
  html: string;
  lang: Language;
  geometry: PageGeometry;
  /** Font families in the order of the fallback. */
  families: string[];
  /** The candidate's name, for the metadata of the file. */
  author: string;
}

/** Renders a document; `photo` is a data URL. Texts are escaped by React, so that no value becomes markup. */
export function renderResume(document: ResumeDocument, lang: Language, photo?: string): PrintMarkup {
  const view = viewOf(document, lang, { resolvePhoto: () => photo });
  const style = styleOf(view);
  const templateCode = usableTemplate(view.templateCode);
  return {
    html: renderToStaticMarkup(<ResumeTree view={view} />),
    lang,
    geometry: { ...printGeometry(style.page), spacings: spacingsOf(catalog[templateCode], view.style) },
    families: familiesOf(style.fontFamily),
    author: view.header.name,
  };
}
