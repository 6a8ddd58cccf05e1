import type { ResumeDocument } from '@qicheng/resume/document';
import { withFit } from '@qicheng/templates/page-fit';
import { useEffect, useMemo, useState } from 'react';
import { LiveThumbnail } from '#src/components/live-thumbnail.jsx';
import type { GhostedResume } from '#src/lib/ghost-content.js';
import { FitJob } from '../page-fit/fit-job.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import { presentLook, proposalsFor, styleChanges } from './proposals.js';
import styles from './proposals.module.css';

const ONE_PAGE = { budget: 1, fills: false, keeps: false };

type OnePage =
  | { readonly state: 'searching' }
  | { readonly state: 'found'; readonly fitted: ResumeDocument; readonly changes: readonly string[] }
  | { readonly state: 'tooLong'; readonly pageCount: number };

/** The loosest layout of the résumé on one page, computed off screen. */
function useOnePage(document: ResumeDocument): OnePage {
  const [answer, setAnswer] = useState<{ of: ResumeDocument; found: OnePage } | null>(null);
  useEffect(() => {
    const job = new FitJob();
    const controller = new AbortController();
    const { photo } = document.basics;
    void job.run(document, ONE_PAGE, controller.signal).then(
      ({ answer: fit }) => {
        if (!fit.fits)
          return setAnswer({ of: document, found: { state: 'tooLong', pageCount: fit.layout.pageCount } });
        const fitted = withFit(document, fit, ONE_PAGE);
        const changes = styleChanges(presentLook(document), presentLook(fitted), photo !== undefined);
        setAnswer({ of: document, found: { state: 'found', fitted, changes } });
      },
      // Superseded by another document, or the tab was left.
      () => undefined,
    );
    return () => {
      controller.abort();
      // React cannot unmount a root while rendering.
      queueMicrotask(() => job.close());
    };
  }, [document]);
  return answer?.of === document ? answer.found : { state: 'searching' };
}

interface ProposalCardProps {
  name: string;
  document: ResumeDocument;
  shown: GhostedResume;
  photoUrl: string | undefined;
  note: string;
  onTake: (() => void) | null;
}

/** One suggestion: a preview, its changes, and a click that applies it. */
function ProposalCard({ name, document, shown, photoUrl, note, onTake }: ProposalCardProps) {
  const { meta } = document;
  const preview = useMemo(
    () => ({ ...shown.document, meta: { ...shown.document.meta, ...meta } }),
    [shown, meta],
  );
  return (
    <li>
      <button type="button" className={styles.card} disabled={onTake === null} onClick={onTake ?? undefined}>
        <LiveThumbnail document={preview} photoUrl={photoUrl} ghosts={shown.ghosts} />
        <span className={styles.name}>{name}</span> <span className={styles.changes}>{note}</span>
      </button>
    </li>
  );
}

interface ProposalRowProps {
  shown: GhostedResume;
  photoUrl: string | undefined;
}

const SAME = '已经是这样';

/**
 * Four suggestions side by side, each a live page of the user's own résumé; applying one is one undoable
 * step.
 */
export function ProposalRow({ shown, photoUrl }: ProposalRowProps) {
  const editor = useEditor();
  const document = useDocument((current) => current);
  const proposals = useMemo(
    () =>
      proposalsFor(document).map((proposal) => ({
        ...proposal,
        document: { ...document, meta: { ...document.meta, style: proposal.style } },
      })),
    [document],
  );
  const onePage = useOnePage(document);
  const take = (meta: Pick<ResumeDocument['meta'], 'style' | 'pageBudget' | 'pageFit'>) =>
    editor.edit((current) => ({ ...current, meta: { ...current.meta, ...meta } }));
  const card = { shown, photoUrl };
  return (
    <section className={styles.row} aria-label="换个感觉">
      <h3>换个感觉</h3>
      <ul>
        {proposals.map(({ key, name, style, changes, document: proposed }) => (
          <ProposalCard
            key={key}
            {...card}
            name={name}
            document={proposed}
            note={changes.join('，') || SAME}
            onTake={changes.length > 0 ? () => take({ style }) : null}
          />
        ))}
        <ProposalCard
          {...card}
          name="压到一页"
          document={onePage.state === 'found' ? onePage.fitted : document}
          note={onePageNote(onePage)}
          onTake={
            onePage.state === 'found' && onePage.changes.length > 0
              ? () => {
                  const { style, pageBudget, pageFit } = onePage.fitted.meta;
                  take({ style, ...(pageBudget && { pageBudget }), ...(pageFit && { pageFit }) });
                }
              : null
          }
        />
      </ul>
    </section>
  );
}

function onePageNote(onePage: OnePage): string {
  if (onePage.state === 'searching') return '正在试排…';
  if (onePage.state === 'tooLong')
    return `按可读的下限也要 ${onePage.pageCount} 页，可在“页面”里挑选要隐藏的内容`;
  return onePage.changes.join('，') || '已经在一页以内';
}
