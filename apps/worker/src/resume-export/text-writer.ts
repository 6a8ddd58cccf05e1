import { todayInChina } from '@qicheng/resume/dates';
import { toJsonResume } from '@qicheng/resume/json-resume';
import { toMarkdown } from '@qicheng/resume/markdown';
import { toPlainText } from '@qicheng/resume/plain-text';
import { resumeView } from '@qicheng/resume/view';
import { applyTemplateDefaults } from '@qicheng/templates/catalog';
import type { PrintInput, PrintedFile } from './printer.js';

export type TextFormat = 'json' | 'md' | 'txt';
type TextFile = Omit<PrintedFile, 'pageCount'>;

// Windows editors read text without a BOM as GBK, and old ones need CRLF.
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes JSON Resume, Markdown or plain text; docs/EXPORTS.md. */
export function writeText(input: PrintInput, format: TextFormat): TextFile {
  switch (format) {
    case 'json':
      return fileOf('application/json', `${JSON.stringify(jsonResume(input), null, 2)}\n`);
    case 'md':
      return fileOf('text/markdown; charset=utf-8', markdown(input));
    case 'txt':
      return fileOf('text/plain; charset=utf-8', BYTE_ORDER_MARK + plainText(input).replace(/\n/g, '\r\n'));
  }
}

const fileOf = (mime: string, text: string): TextFile => ({ bytes: Buffer.from(text), mime });

const viewOf = ({ document, lang, templateCode }: PrintInput) =>
  resumeView(applyTemplateDefaults(document, templateCode), lang, { today: todayInChina() });

function jsonResume({ document, lang, extras }: PrintInput) {
  const resume = toJsonResume(extras?.source.document ?? document, lang);
  if (extras?.aigc === undefined) return resume;
  const meta = {
    ...(resume['meta'] as object),
    AIGC: extras.aigc,
    ...(extras.notice && { notice: extras.notice }),
  };
  return { ...resume, meta };
}

function markdown(input: PrintInput): string {
  const { aigc, notice } = input.extras ?? {};
  const label = aigc === undefined ? '' : `\n<!-- AIGC: ${aigc} -->\n`;
  return `${toMarkdown(viewOf(input))}${notice ? `\n---\n\n*${notice}*\n` : ''}${label}`;
}

const plainText = (input: PrintInput): string =>
  `${toPlainText(viewOf(input))}${input.extras?.notice ? `\n（${input.extras.notice}）\n` : ''}`;
