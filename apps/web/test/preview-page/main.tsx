import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { loadDesign, ResumePreview, type Pagination } from '@qicheng/templates/preview';
import { fit } from './fit.js';

/** What a test gives this page to show. */
export interface ShowRequest {
  document: ResumeDocument;
  lang: Language;
  photoUrl?: string;
}

const host = document.getElementById('root');
if (!host) throw new Error('The page has no root');
const root = createRoot(host);
const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Every slice that the text needs, in both weights: a layout before that is a first sight, not the result. */
async function loadFonts(): Promise<void> {
  const shadow = host?.firstElementChild?.shadowRoot;
  const text = [...new Set(shadow?.textContent)].join('');
  const stacks = ['.resume', 'h1'].map((selector) => {
    const element = shadow?.querySelector(selector);
    return element ? getComputedStyle(element).getPropertyValue('--font') : '';
  });
  // The Latin beside a family may have no character of the text; it is in the same style sheet and is loaded below.
  const named = stacks.flatMap((stack) => stack.match(/'[^']+'/gu) ?? []);
  const families = new Set(named.filter((name) => !name.endsWith(" Latin'")));
  const faces = [...families].flatMap((name) => [400, 700].map((weight) => `${weight} 16px ${name}`));
  for (let declared = 0; declared < faces.length;) {
    const loaded = await Promise.all(faces.map((face) => document.fonts.load(face, text)));
    declared = loaded.filter((list) => list.length > 0).length;
    await frame();
  }
  // Punctuation, quotation marks and italics have their own families, declared in the same style sheets.
  const styles = Array.from(shadow?.querySelectorAll('.resume *') ?? [], (element) =>
    getComputedStyle(element),
  );
  const used = new Set(
    styles.map(({ fontStyle, fontWeight, fontFamily }) => `${fontStyle} ${fontWeight} 16px ${fontFamily}`),
  );
  await Promise.all([...used].map((font) => document.fonts.load(font, text)));
  await document.fonts.ready;
}

// Kept between calls: an equal pagination is not reported again.
let last: Pagination | undefined;
const remember = (pagination: Pagination) => (last = pagination);

/** Renders a résumé and resolves with the pagination of the settled preview. */
async function show({ document: resume, lang, photoUrl }: ShowRequest): Promise<Pagination | undefined> {
  await loadDesign(resume.meta.templateCode);
  flushSync(() =>
    root.render(<ResumePreview document={resume} lang={lang} photoUrl={photoUrl} onPagination={remember} />),
  );
  await frame();
  await loadFonts();
  await frame();
  await frame();
  return last;
}

Object.assign(globalThis, { showResume: show, fitResume: fit });
