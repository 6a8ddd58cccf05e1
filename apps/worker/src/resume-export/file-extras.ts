import type { ExportClaim } from '@qicheng/core/resume-export';
import { AI_NOTICE, aiLabel } from '@qicheng/resume/ai-label';
import type { ResumeDocument } from '@qicheng/resume/document';
import { type ResumeSource, type SourceExtras, writeSource } from '@qicheng/resume/embedded-source';
import { printedDocument } from '@qicheng/resume/printed-document';
import { withTemplate } from '@qicheng/resume/with-template';

/** What a file carries besides its pages. */
export interface FileExtras {
  source: ResumeSource;
  /** The metadata label of AI-written text. */
  aigc?: string;
  /** The visible label. */
  notice?: string;
}

/** What an exported file carries: only what it prints, unless its owner asked for everything. */
export function extrasOf({ id, snapshot }: Pick<ExportClaim, 'id' | 'snapshot'>): FileExtras {
  const { document, language, templateCode, carries = 'printed', aiText } = snapshot;
  return {
    source: {
      scope: carries === 'full' ? 'full' : 'printed',
      language,
      templateCode,
      document: carries === 'full' ? document : carriedBy(withTemplate(document, templateCode), snapshot),
    },
    ...(aiText && { aigc: aiLabel(id) }),
    ...(aiText === 'noticed' && { notice: AI_NOTICE[language] }),
  };
}

/** The source as embedded in a file. */
export const sourceText = ({ source, aigc }: FileExtras, extras: SourceExtras = {}): Promise<string> =>
  writeSource(source, { ...extras, ...(aigc !== undefined && { aigc }) });

function carriedBy(document: ResumeDocument, { language, carries }: ExportClaim['snapshot']): ResumeDocument {
  const printed = printedDocument(document, language);
  if (carries !== 'masked') return printed;
  // A file id means nothing to a visitor of a share.
  const { photo: _photo, ...basics } = printed.basics;
  return { ...printed, basics };
}
