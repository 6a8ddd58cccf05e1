import { COURTESY_START, isEnglishLetter, type LetterLine } from '@qicheng/analysis/letter-lines';

const RULES = `
@page { size: A4; margin: 28mm; }
body { margin: 0; font: 12pt/1.75 "Times New Roman", SimSun, "Songti SC", "Noto Serif SC", serif; color: #000; }
p { margin: 0; }
[lang=zh] [data-indent] { text-indent: 2em; }
[lang=zh] [data-kind=signature] { text-align: right; }
[lang=en] p:not([data-kind=signature]) { margin-bottom: 8pt; }
:not([data-kind=signature]) + [data-kind=signature] { margin-top: 12pt; }
`;

/** Opens the browser's print dialog with the letter alone; the title becomes the name of a saved file. */
export function printLetter(lines: readonly LetterLine[], title: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (view === null) return;
  // The content security policy blocks style elements without a nonce, but no sheets that a script adopts.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(RULES);
  view.document.adoptedStyleSheets = [sheet];
  view.document.title = title;
  view.document.body.lang = isEnglishLetter(lines.map(({ text }) => text).join('\n')) ? 'en' : 'zh';
  view.document.body.append(
    ...lines.map(({ kind, text }) => {
      const paragraph = view.document.createElement('p');
      paragraph.dataset.kind = kind;
      if (kind === 'paragraph' || COURTESY_START.test(text)) paragraph.dataset.indent = '';
      paragraph.textContent = text;
      return paragraph;
    }),
  );
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
