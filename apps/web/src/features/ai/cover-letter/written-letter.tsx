import { MAX_LETTER_LENGTH, type LetterResult, type WrittenLetter } from '@qicheng/analysis/cover-letter';
import { Button } from '@qicheng/ui/button';
import { Textarea } from '@qicheng/ui/textarea';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { loadChunk } from '#src/lib/load-chunk.js';
import { saveBlob } from '#src/lib/save-file.js';
import { AiLabel } from '../kit/ai-label.js';
import type { RunOf } from '../kit/ai-service.js';
import { CopyButton } from '../kit/copy-button.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { FilledText, gapsIn } from '../kit/filled-text.js';
import { usePersistentState } from '../kit/persistent-state.js';
import { ExportOutcome, useReportExport } from '../kit/report-export.js';
import { ResultSection } from '../kit/result-section.js';
import {
  COURTESY_START,
  letterLines,
  isEnglishLetter,
  type LetterLine,
} from '@qicheng/analysis/letter-lines';
import styles from './letter.module.css';

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
function printLetter(lines: readonly LetterLine[], title: string): void {
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

interface WrittenLetterViewProps {
  run: RunOf<LetterResult>;
  written: WrittenLetter;
  /** The name of a saved file. */
  fileName: string;
  /** Whether it rewrites a submitted letter. */
  isRewritten: boolean;
}

/** The letter ready to send: it can be changed here, copied, exported and printed. */
export function WrittenLetterView({ run, written, fileName, isRewritten }: WrittenLetterViewProps) {
  const [changed, setChanged] = usePersistentState<string | null>(`page letter ${run.runId}`, null);
  const [isEditing, setEditing] = useState(false);
  const text = changed ?? written.text;
  const lines = letterLines(text, written.courtesy);
  const pdf = useReportExport(run.runId);
  const gaps = gapsIn(text);
  const warnOfGaps = () => {
    if (gaps.length > 0) showToast('info', `信里还有 ${gaps.length} 处【待补充】，发出前请补上`);
  };
  const saveWord = () =>
    loadChunk(() => import('./letter-word.js'))
      .then(({ letterWord }) => letterWord(lines, fileName))
      .then((file) => {
        saveBlob(file, `${fileName}.docx`);
        warnOfGaps();
      })
      .catch(() => showToast('error', 'Word 没有生成成功，请刷新后再试，或复制全文'));
  const savePdf = () => {
    pdf.start('pdf', text);
    warnOfGaps();
  };
  const restore = () => {
    const before = changed;
    setChanged(null);
    showToast('success', '已恢复为原来的文字', { label: '撤销', run: () => setChanged(before) });
  };
  return (
    <ResultSection
      title={isRewritten ? '改写后的求职信' : '为您写的求职信'}
      lead={`正文 ${written.length} 字，只用简历中的事实。可以在这里改好，再复制、导出或打印；导出的只有这封信。`}
    >
      <AiLabel engine={run.engine} />
      {gaps.length > 0 ? (
        <p className={styles.needs} role="status">{`使用前需要您补充：${gaps.join('、')}`}</p>
      ) : null}
      <div className={styles.tools} data-print="hide">
        <Button icon="edit" onClick={() => setEditing(!isEditing)}>
          {isEditing ? '改好了' : '修改'}
        </Button>
        <CopyButton text={text} label="复制全文" />
        <Button icon="download" disabled={pdf.isRunning} onClick={savePdf}>
          {pdf.isRunning ? '正在生成 PDF…' : '导出 PDF'}
        </Button>
        <Button icon="download" onClick={() => void saveWord()}>
          导出 Word
        </Button>
        <Button
          onClick={() => {
            printLetter(lines, fileName);
            warnOfGaps();
          }}
        >
          打印
        </Button>
        {changed !== null ? <Button onClick={restore}>恢复原文</Button> : null}
      </div>
      {pdf.attempt?.outcome ? (
        <div className={styles.outcome} data-print="hide">
          <ExportOutcome outcome={pdf.attempt.outcome} name="PDF" onAgain={savePdf} />
        </div>
      ) : null}
      {isEditing ? (
        <Textarea
          aria-label="求职信全文"
          className={styles.draft}
          value={text}
          maxLength={MAX_LETTER_LENGTH}
          autoFocus
          onValue={setChanged}
        />
      ) : (
        <div className={styles.letter}>
          {changed === null ? (
            <OwnWords run={run} written={written} />
          ) : (
            lines.map(({ kind, text: words }, place) => (
              <p
                key={place}
                data-kind={kind}
                data-indent={kind === 'paragraph' || COURTESY_START.test(words)}
              >
                <FilledText text={words} />
              </p>
            ))
          )}
        </div>
      )}
    </ResultSection>
  );
}

/** The letter as it was written, with the source statements of each paragraph. */
const OwnWords = ({ run, written }: Pick<WrittenLetterViewProps, 'run' | 'written'>) => {
  const { salutation, paragraphs, courtesy, signature } = written;
  return (
    <>
      <p>{salutation}</p>
      {paragraphs.map(({ text: words, atoms, role }, place) => (
        <div key={`${role} ${place}`} className={styles.part}>
          <p data-indent>
            <FilledText text={words} />
          </p>
          <EvidenceQuotes evidence={atoms} resumeId={run.resumeId} />
        </div>
      ))}
      {courtesy.map((line) => (
        <p key={line} data-kind="courtesy" data-indent={COURTESY_START.test(line)}>
          {line}
        </p>
      ))}
      {signature.map((line) => (
        <p key={line} data-kind="signature">
          <FilledText text={line} />
        </p>
      ))}
    </>
  );
};
